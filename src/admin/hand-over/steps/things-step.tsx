import { useWords } from '../../words/words.tsx'
import { accessoriesOf } from '../draft.ts'
import { Choice, Field, NumberField } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** What lies in the car, and how many keys go with it. */
export function ThingsStep({ draft, onChange }: StepProps) {
  const { t } = useWords('handover')
  const then = new Map((draft.sheet.out?.accessories ?? []).map(({ kind, isThere }) => [kind, isThere]))
  return (
    <>
      {accessoriesOf(draft.sheet).map((kind) => {
        const isThere = draft.accessories[kind]
        return (
          <Choice
            key={kind}
            name={kind}
            isRow
            label={
              then.get(kind) && isThere === false
                ? t('steps.things.lost', { thing: t(`accessories.${kind}`) })
                : t(`accessories.${kind}`)
            }
            value={isThere === undefined ? 'unknown' : isThere ? 'there' : 'missing'}
            options={(['there', 'missing'] as const).map((id) => ({ id, name: t(`steps.things.${id}`) }))}
            onChange={(value) =>
              onChange({ accessories: { ...draft.accessories, [kind]: value === 'there' } })
            }
          />
        )
      })}
      <NumberField
        label={t('steps.things.keys')}
        value={draft.keys}
        onChange={(keys) => onChange({ keys: keys ?? 0 })}
      />
      <Field label={t('steps.things.note')} value={draft.note} onChange={(note) => onChange({ note })} />
    </>
  )
}

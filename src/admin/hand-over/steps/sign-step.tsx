import { showPlate } from '../../../domain/people/plate.ts'
import { useWords } from '../../words/words.tsx'
import { SignaturePad } from '../signature-pad.tsx'
import { Field } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** What both have seen, and both names under it. */
export function SignStep({ draft, photos, handOvers, open, onChange }: StepProps) {
  const { t, whole } = useWords('handover')
  const { sheet, signatures } = draft
  const staff = handOvers.sheets?.staff
  const facts = [
    t('steps.sign.car', { car: sheet.car.name, plate: showPlate(sheet.car.plate) }),
    t('steps.sign.odometer', { kilometres: whole(draft.odometer ?? 0) }),
    draft.fuel === null
      ? t('steps.sign.charge', { percent: draft.charge ?? 0 })
      : t('steps.sign.fuel', { count: draft.fuel }),
    t('steps.sign.photos', { count: photos.spots.size }),
    t('steps.sign.damage', { count: draft.damage.length }),
    t('steps.sign.keys', { count: draft.keys }),
  ]
  return (
    <>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {draft.note ? <p>{draft.note}</p> : null}
      <SignaturePad
        label={t('steps.sign.customer', { name: sheet.client })}
        image={signatures.customer}
        onChange={(customer) => onChange({ signatures: { ...signatures, customer } })}
      />
      <SignaturePad
        label={t('steps.sign.staff', { name: staff?.name ?? '' })}
        image={signatures.staff}
        onChange={(drawn) => onChange({ signatures: { ...signatures, staff: drawn } })}
      />
      {draft.way === 'out' && staff?.role === 'owner' && (open.length > 0 || draft.reason) ? (
        <Field
          label={t('steps.sign.exception')}
          hint={t('steps.sign.exceptionHint')}
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
        />
      ) : null}
    </>
  )
}

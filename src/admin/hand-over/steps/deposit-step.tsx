import { useWords } from '../../words/words.tsx'
import { Choice, Field } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** The deposit in our hands, or held on the customer's card. */
export function DepositStep({ draft, onChange }: StepProps) {
  const { t, money } = useWords('handover')
  const { depositMissing } = draft.sheet
  if (depositMissing === 0) return <p className="box good">{t('steps.deposit.done')}</p>
  const ways = ['CARD', 'CASH', 'TRANSFER', 'hold'] as const
  return (
    <>
      <p className="large">{money(depositMissing)}</p>
      <Choice
        label={t('steps.deposit.how')}
        name="deposit"
        value={draft.deposit}
        options={ways.map((id) => ({ id, name: t(`steps.deposit.ways.${id}`) }))}
        onChange={(deposit) => onChange({ deposit })}
      />
      {draft.deposit === 'hold' ? (
        <Field
          label={t('steps.deposit.number')}
          hint={t('steps.deposit.holdHint')}
          value={draft.holdNumber}
          onChange={(holdNumber) => onChange({ holdNumber })}
        />
      ) : null}
    </>
  )
}

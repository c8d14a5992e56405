import { Alert, Stack } from '@mui/material'
import type { LateFeeAnswer } from '../../../../contract/staff/booking-bodies.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { RadioInput, TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import type { FaultOf } from '../use-fields.ts'

type Decision = 'charge' | 'change' | 'waive'
export type LateChoice = { decision: Decision; amount: number | null; reason: string }

type Fee = LateFeeAnswer['fee'] | undefined

/** Where there is no price to charge, people name one or let it be. */
const decisionOf = (fee: Fee, decision: Decision): Decision =>
  fee === null && decision === 'charge' ? 'change' : decision

/** What is sent about being late; nothing when the car came back in time. */
export function lateBody(fee: Fee, { decision, amount, reason }: LateChoice) {
  if (fee !== null && !fee?.total) return undefined
  const decided = decisionOf(fee, decision)
  if (decided === 'charge') return { decision: decided, amount: fee?.total }
  return decided === 'change' ? { decision: decided, amount, reason } : { decision: decided, reason }
}

type Props = {
  fee: Fee
  /** As it really was; what is billed follows its own rules. */
  minutesLate: number
  choice: LateChoice
  onChange: (choice: LateChoice) => void
  fault: FaultOf
}

export function LateFeeFields({ fee, minutesLate, choice, onChange, fault }: Props) {
  const { t, money } = useWords('bookings')
  if (fee === undefined) return null
  if (fee?.total === 0) return <Alert severity="success">{t('late.inTime')}</Alert>
  const decision = decisionOf(fee, choice.decision)
  const options: Decision[] = fee ? ['charge', 'change', 'waive'] : ['change', 'waive']
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning">
        {`${t('late.really', { hours: Math.floor(minutesLate / 60), minutes: minutesLate % 60 })} `}
        {fee
          ? t('late.proposed', {
              days: fee.days,
              hours: fee.hours,
              total: money(fee.total),
              car: money(fee.car),
              services: money(fee.services),
            })
          : t('errors.late_without_price')}
      </Alert>
      <RadioInput
        label={t('late.decide')}
        value={decision}
        options={options.map((id) => ({ id, name: t(`late.${id}`, { amount: money(fee?.total ?? 0) }) }))}
        onChange={(chosen) => onChange({ ...choice, decision: chosen })}
      />
      {decision === 'change' ? (
        <AmountField
          label={t('fields.amount')}
          value={choice.amount}
          onChange={(amount) => onChange({ ...choice, amount })}
          {...fault('late.amount')}
        />
      ) : null}
      {decision === 'charge' ? null : (
        <TextInput
          required
          label={t('fields.reason')}
          value={choice.reason}
          onChange={(reason) => onChange({ ...choice, reason })}
          {...fault('late.reason')}
        />
      )}
    </Stack>
  )
}

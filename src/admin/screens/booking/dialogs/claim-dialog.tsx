import { Typography } from '@mui/material'
import { claimKinds } from '../../../../domain/booking/extra-charges.ts'
import { useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { TimeInput } from '../../../ui/date-field.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { useFields } from '../use-fields.ts'

export type ClaimFields = { amount: number | null; reason: string; happenedAt: string }

type Props = {
  plate?: string
  onClose: () => void
  onDone: (sentence: string, bookingId: number) => void
}

/** A claim names a car and a minute: whoever had it then is found. */
export function ClaimDialog({ plate = '', onClose, onDone }: Props) {
  const { t } = useWords('bookings')
  const { send, ...sending } = useSend('POST /extra-charges/claims', ({ number, bookingId }) =>
    onDone(t('done.claim', { number }), bookingId),
  )
  const { values, field } = useFields<
    ClaimFields & { plate: string; chargeKind: (typeof claimKinds)[number] }
  >({ chargeKind: 'fine', plate, amount: null, reason: '', happenedAt: '' }, sending.problem)
  const { chargeKind: kind, amount, ...rest } = values
  return (
    <FormDialog
      title={t('extraCharges.claim')}
      submit={t('save')}
      isDisabled={!amount || amount < 0}
      {...sending}
      onSubmit={() => send({ body: { ...rest, kind, amount: amount ?? 0 } })}
      onClose={onClose}
    >
      <Typography>{t('extraCharges.claimHow')}</Typography>
      <ChoiceInput
        {...field('chargeKind')}
        options={claimKinds.map((id) => ({ id, name: t(`extraCharges.kinds.${id}`) }))}
      />
      <TextInput {...field('plate')} />
      <TimeInput {...field('happenedAt')} />
      <AmountField {...field('amount')} />
      <TextInput {...field('reason', t('customerReads'))} multiline />
    </FormDialog>
  )
}

import { Typography } from '@mui/material'
import type { ExtraChargeAnswer } from '../../../../contract/staff/extra-charges.ts'
import { type ExtraChargeKind, extraChargeKinds } from '../../../../domain/booking/extra-charges.ts'
import { useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { TimeInput } from '../../../ui/date-field.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { CheckInput, ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { useFields } from '../use-fields.ts'
import type { ClaimFields } from './claim-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Writes a charge down; nobody owes it yet. */
export function ProposeDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const { send, ...sending } = useSend('POST /bookings/:id/extra-charges', () =>
    onDone(t('done.propose-extra')),
  )
  const { values, change, field } = useFields<
    ClaimFields & { chargeKind: ExtraChargeKind; isBeyondExcess: boolean }
  >(
    {
      chargeKind: 'cleaning',
      amount: page.cleaningPrice,
      reason: '',
      happenedAt: page.takenBack?.at ?? page.handedOver?.at ?? '',
      isBeyondExcess: false,
    },
    sending.problem,
  )
  const { chargeKind: kind, amount, ...rest } = values
  return (
    <FormDialog
      title={t('extraCharges.propose')}
      submit={t('save')}
      isDisabled={!amount || amount < 0}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { ...rest, kind, amount: amount ?? 0 } })}
      onClose={onClose}
    >
      <ChoiceInput
        {...field('chargeKind')}
        options={extraChargeKinds.map((id) => ({ id, name: t(`extraCharges.kinds.${id}`) }))}
        onChange={(chosen) =>
          change({ chargeKind: chosen, amount: chosen === 'cleaning' ? page.cleaningPrice : null })
        }
      />
      <AmountField {...field('amount')} />
      <TextInput {...field('reason', t('customerReads'))} multiline />
      <TimeInput {...field('happenedAt')} />
      {kind === 'damage' ? (
        <CheckInput
          label={t('fields.isBeyondExcess')}
          checked={values.isBeyondExcess}
          onChange={(isBeyondExcess) => change({ isBeyondExcess })}
        />
      ) : null}
    </FormDialog>
  )
}

type ChargeProps = DialogProps & { charge: ExtraChargeAnswer }

export function ChargeDialog({ page, charge, onClose, onDone }: ChargeProps) {
  const { t, money } = useWords('bookings')
  const { send, ...sending } = useSend('POST /extra-charges/:id/charge', () => onDone(t('done.charge-extra')))
  return (
    <FormDialog
      title={t('extraCharges.charge')}
      submit={t('extraCharges.charge')}
      {...sending}
      onSubmit={() => send({ params: { id: charge.id } })}
      onClose={onClose}
    >
      <Typography>
        {t('extraCharges.chargeHow', { amount: money(charge.amount), email: page.client.email })}
      </Typography>
      <Typography variant="body2">{charge.reason}</Typography>
    </FormDialog>
  )
}

export function WithdrawDialog({ charge, onClose, onDone }: ChargeProps) {
  const { t, money } = useWords('bookings')
  const { send, ...sending } = useSend('POST /extra-charges/:id/withdraw', () =>
    onDone(t('done.withdraw-extra')),
  )
  const { values, field } = useFields({ reason: '' }, sending.problem)
  const how = charge.status === 'CHARGED' ? 'withdrawHow' : 'dropHow'
  return (
    <FormDialog
      title={t('extraCharges.withdraw')}
      submit={t('extraCharges.withdraw')}
      isDisabled={values.reason.trim() === ''}
      {...sending}
      onSubmit={() => send({ params: { id: charge.id }, body: values })}
      onClose={onClose}
    >
      <Typography>{t(`extraCharges.${how}`, { amount: money(charge.amount) })}</Typography>
      <TextInput {...field('reason')} multiline />
    </FormDialog>
  )
}

import { Alert } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-faults.ts'
import type { DialogProps } from './dialog-props.ts'

const accounts = ['rent', 'deposit'] as const
const methods = ['CASH', 'TRANSFER', 'CARD'] as const

/** Gives back what is owed: the bank's part by itself, the rest by hand. */
export function RefundDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { owedBack } = page.money
  const [account, setAccount] = useState<(typeof accounts)[number]>(
    owedBack.rent.amount > 0 ? 'rent' : 'deposit',
  )
  const owed = owedBack[account]
  const [amount, setAmount] = useState<number | null>(owed.amount)
  const [byHand, setByHand] = useState<(typeof methods)[number]>('CASH')
  const [note, setNote] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/refund', () => onDone(t('done.refund')))
  const fault = useFaults(sending.problem)
  const throughBank = Math.min(amount || 0, owed.amount - owed.byHand)
  const rest = Math.max(0, Math.round(((amount || 0) - throughBank) * 100) / 100)
  return (
    <FormDialog
      title={t('actions.refund')}
      submit={t('actions.refund')}
      isDisabled={!amount || amount < 0}
      {...sending}
      onSubmit={() =>
        send({
          params: { id: page.id },
          body: { account, amount, note, ...(rest > 0 ? { byHand } : {}) },
        })
      }
      onClose={onClose}
    >
      <ChoiceInput
        label={t('fields.account')}
        value={account}
        options={accounts.map((id) => ({
          id,
          name: `${t(`accounts.${id}`)} – ${money(owedBack[id].amount)}`,
        }))}
        onChange={(value) => {
          setAccount(value)
          setAmount(owedBack[value].amount)
        }}
      />
      <AmountField label={t('fields.amount')} value={amount} onChange={setAmount} {...fault('amount')} />
      <Alert severity="info">{t('refundSplit', { bank: money(throughBank), hand: money(rest) })}</Alert>
      {rest > 0 ? (
        <ChoiceInput
          label={t('fields.byHand')}
          value={byHand}
          options={methods.map((id) => ({ id, name: t(`methods.${id}`) }))}
          onChange={setByHand}
          {...fault('byHand')}
        />
      ) : null}
      <TextInput label={t('fields.note')} value={note} onChange={setNote} {...fault('note')} />
    </FormDialog>
  )
}

import { Alert } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ChoiceInput, EurosInput, TextInput } from '../../../ui/form-fields.tsx'
import { eurosTyped, useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-faults.ts'
import type { DialogProps } from './dialog-props.ts'

type Account = 'rent' | 'deposit'

/** Gives back what is owed: the bank's part by itself, the rest by hand. */
export function RefundDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { owedBack } = page.money
  const [account, setAccount] = useState<Account>(owedBack.rent.amount > 0 ? 'rent' : 'deposit')
  const owed = owedBack[account]
  const [amount, setAmount] = useState(owed.amount.toFixed(2))
  const [byHand, setByHand] = useState<'CASH' | 'TRANSFER' | 'CARD'>('CASH')
  const [note, setNote] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/refund', () => onDone(t('done.refund')))
  const fault = useFaults(sending.problem)
  const euros = eurosTyped(amount)
  const throughBank = Math.min(euros ?? 0, owed.amount - owed.byHand)
  const rest = Math.max(0, Math.round(((euros ?? 0) - throughBank) * 100) / 100)
  return (
    <FormDialog
      title={t('actions.refund')}
      submit={t('actions.refund')}
      isDisabled={!euros}
      {...sending}
      onSubmit={() =>
        send({
          params: { id: page.id },
          body: { account, amount: euros, note, ...(rest > 0 ? { byHand } : {}) },
        })
      }
      onClose={onClose}
    >
      <ChoiceInput
        label={t('fields.account')}
        value={account}
        onChange={(value) => {
          setAccount(value)
          setAmount(owedBack[value].amount.toFixed(2))
        }}
      >
        <option value="rent">{`${t('accounts.rent')} – ${money(owedBack.rent.amount)}`}</option>
        <option value="deposit">{`${t('accounts.deposit')} – ${money(owedBack.deposit.amount)}`}</option>
      </ChoiceInput>
      <EurosInput label={t('fields.amount')} value={amount} onChange={setAmount} {...fault('amount')} />
      <Alert severity="info">{t('refundSplit', { bank: money(throughBank), hand: money(rest) })}</Alert>
      {rest > 0 ? (
        <ChoiceInput label={t('fields.byHand')} value={byHand} onChange={setByHand} {...fault('byHand')}>
          <option value="CASH">{t('methods.CASH')}</option>
          <option value="TRANSFER">{t('methods.TRANSFER')}</option>
          <option value="CARD">{t('methods.CARD')}</option>
        </ChoiceInput>
      ) : null}
      <TextInput label={t('fields.note')} value={note} onChange={setNote} {...fault('note')} />
    </FormDialog>
  )
}

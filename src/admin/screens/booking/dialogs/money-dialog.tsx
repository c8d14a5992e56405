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
const directions = ['in', 'back'] as const
const methods = ['CASH', 'CARD', 'TRANSFER'] as const

/** Money that was seen: coming in, or handed back. */
export function MoneyDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { rentDue, depositDue, depositPaid } = page.money
  const isDepositNext = rentDue === 0 && depositPaid < page.price.deposit
  const dueOf = (account: string) =>
    account === 'rent' ? rentDue : depositDue || (isDepositNext ? page.price.deposit : 0)
  const [account, setAccount] = useState<(typeof accounts)[number]>(isDepositNext ? 'deposit' : 'rent')
  const [direction, setDirection] = useState<(typeof directions)[number]>('in')
  const [amount, setAmount] = useState<number | null>(dueOf(account))
  const [method, setMethod] = useState<(typeof methods)[number]>('CASH')
  const [note, setNote] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/money', () => onDone(t('done.money')))
  const fault = useFaults(sending.problem)
  return (
    <FormDialog
      title={t('actions.money')}
      submit={t('record')}
      isDisabled={!amount || amount < 0}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { account, direction, amount, method, note } })}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('fields.account')}
        value={account}
        options={accounts.map((id) => ({ id, name: t(`accounts.${id}`) }))}
        onChange={(value) => {
          setAccount(value)
          setAmount(dueOf(value))
        }}
      />
      <ChoiceInput
        label={t('fields.direction')}
        value={direction}
        options={directions.map((id) => ({ id, name: t(`directions.${id}`) }))}
        onChange={setDirection}
      />
      <AmountField
        label={t('fields.amount')}
        value={amount}
        onChange={setAmount}
        {...fault('amount', t('dueNow', { amount: money(dueOf(account)) }))}
      />
      <ChoiceInput
        label={t('fields.method')}
        value={method}
        options={methods.map((id) => ({ id, name: t(`methods.${id}`) }))}
        onChange={setMethod}
      />
      <TextInput label={t('fields.note')} value={note} onChange={setNote} {...fault('note')} />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { useAct, useFaults } from '../use-act.ts'
import { eurosTyped, useFormats } from '../use-formats.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { ChoiceInput, EurosInput, TextInput } from './form-fields.tsx'

const methods = ['CASH', 'CARD', 'TRANSFER'] as const

/** Money that was seen: coming in, or handed back. */
export function MoneyDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { rentDue, depositDue, depositPaid } = page.money
  const isDepositNext = rentDue === 0 && depositPaid < page.price.deposit
  const dueOf = (account: string) =>
    account === 'rent' ? rentDue : depositDue || (isDepositNext ? page.price.deposit : 0)
  const [account, setAccount] = useState(isDepositNext ? 'deposit' : 'rent')
  const [direction, setDirection] = useState('in')
  const [amount, setAmount] = useState(dueOf(isDepositNext ? 'deposit' : 'rent').toFixed(2))
  const [method, setMethod] = useState('CASH')
  const [note, setNote] = useState('')
  const { send, problem, isSending } = useAct(`/bookings/${page.id}/money`, () => onDone(t('done.money')))
  const fault = useFaults(problem)
  const euros = eurosTyped(amount)
  return (
    <ActionDialog
      title={t('actions.money')}
      submit={t('record')}
      isSending={isSending}
      isDisabled={!euros}
      problem={problem}
      onSubmit={() => send({ account, direction, amount: euros, method, note })}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('fields.account')}
        value={account}
        onChange={(value) => {
          setAccount(value)
          setAmount(dueOf(value).toFixed(2))
        }}
      >
        <option value="rent">{t('accounts.rent')}</option>
        <option value="deposit">{t('accounts.deposit')}</option>
      </ChoiceInput>
      <ChoiceInput label={t('fields.direction')} value={direction} onChange={setDirection}>
        <option value="in">{t('directions.in')}</option>
        <option value="back">{t('directions.back')}</option>
      </ChoiceInput>
      <EurosInput
        label={t('fields.amount')}
        value={amount}
        onChange={setAmount}
        {...fault('amount', t('dueNow', { amount: money(dueOf(account)) }))}
      />
      <ChoiceInput label={t('fields.method')} value={method} onChange={setMethod}>
        {methods.map((name) => (
          <option key={name} value={name}>
            {t(`methods.${name}`)}
          </option>
        ))}
      </ChoiceInput>
      <TextInput label={t('fields.note')} value={note} onChange={setNote} {...fault('note')} />
    </ActionDialog>
  )
}

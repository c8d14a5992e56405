import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ChoiceInput, EurosInput, TextInput } from '../../../ui/form-fields.tsx'
import { eurosTyped, useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-faults.ts'
import type { DialogProps } from './dialog-props.ts'

const methods = ['CASH', 'CARD', 'TRANSFER'] as const

/** Money that was seen: coming in, or handed back. */
export function MoneyDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { rentDue, depositDue, depositPaid } = page.money
  const isDepositNext = rentDue === 0 && depositPaid < page.price.deposit
  const dueOf = (account: string) =>
    account === 'rent' ? rentDue : depositDue || (isDepositNext ? page.price.deposit : 0)
  const [account, setAccount] = useState<'rent' | 'deposit'>(isDepositNext ? 'deposit' : 'rent')
  const [direction, setDirection] = useState<'in' | 'back'>('in')
  const [amount, setAmount] = useState(dueOf(isDepositNext ? 'deposit' : 'rent').toFixed(2))
  const [method, setMethod] = useState<(typeof methods)[number]>('CASH')
  const [note, setNote] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/money', () => onDone(t('done.money')))
  const fault = useFaults(sending.problem)
  const euros = eurosTyped(amount)
  return (
    <FormDialog
      title={t('actions.money')}
      submit={t('record')}
      isDisabled={!euros}
      {...sending}
      onSubmit={() =>
        send({ params: { id: page.id }, body: { account, direction, amount: euros, method, note } })
      }
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
    </FormDialog>
  )
}

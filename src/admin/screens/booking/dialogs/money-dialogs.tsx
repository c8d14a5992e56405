import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { CheckInput, ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { useFields } from '../use-fields.ts'
import type { DialogProps } from './dialog-props.ts'

const accounts = ['rent', 'deposit'] as const
const directions = ['in', 'back'] as const
const methods = ['CASH', 'CARD', 'TRANSFER'] as const
type Account = (typeof accounts)[number]
type Method = (typeof methods)[number]
type Paid = { account: Account; amount: number | null; note: string; moneyPlace: number }

/** Where the books would have it: at the pick-up's place until the car is out, at the return's afterwards. */
const placeOf = (page: DialogProps['page']): number =>
  page.handedOver ? page.return.locationId : page.rent.locationId

/** Money that was seen: coming in, or handed back. */
export function MoneyDialog({ page, onClose, onDone }: DialogProps) {
  const { t, money: euros } = useWords('bookings')
  const { rentDue, depositDue, depositPaid } = page.money
  const isDepositNext = rentDue === 0 && depositPaid < page.price.deposit && !page.takenBack
  const dueOf = (account: Account) =>
    account === 'rent' ? rentDue : depositDue || (isDepositNext ? page.price.deposit : 0)
  const first: Account = isDepositNext ? 'deposit' : 'rent'
  const [key] = useState(() => crypto.randomUUID())
  const { send, ...sending } = useSend('POST /bookings/:id/money', () => onDone(t('done.money')))
  const { values, change, field, fault } = useFields<
    Paid & { direction: (typeof directions)[number]; method: Method }
  >(
    {
      account: first,
      direction: 'in',
      amount: dueOf(first),
      method: 'CASH',
      note: '',
      moneyPlace: placeOf(page),
    },
    sending.problem,
  )
  const { moneyPlace: locationId, ...money } = values
  const { account, amount, method, direction } = money
  const isTooMuch = direction === 'in' && (amount ?? 0) > dueOf(account)
  const [isMeant, setMeant] = useState(false)
  // A transfer is counted nowhere.
  const body = { ...money, ...(method === 'TRANSFER' ? {} : { locationId }) }
  return (
    <FormDialog
      title={t('actions.money')}
      submit={t('record')}
      isDisabled={!amount || amount < 0 || (isTooMuch && !isMeant)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { ...body, key } })}
      onClose={onClose}
    >
      <ChoiceInput
        {...field('account')}
        options={accounts.map((id) => ({ id, name: t(`accounts.${id}`) }))}
        onChange={(chosen) => change({ account: chosen, amount: dueOf(chosen) })}
      />
      <ChoiceInput
        {...field('direction')}
        options={directions.map((id) => ({ id, name: t(`directions.${id}`) }))}
      />
      <AmountField {...field('amount', t('dueNow', { amount: euros(dueOf(account)) }))} />
      {isTooMuch ? (
        <CheckInput
          label={t('moreThanDue', { amount: euros((amount ?? 0) - dueOf(account)) })}
          checked={isMeant}
          onChange={setMeant}
        />
      ) : null}
      <ChoiceInput {...field('method')} options={methods.map((id) => ({ id, name: t(`methods.${id}`) }))} />
      {method === 'TRANSFER' ? null : (
        <ChoiceInput {...field('moneyPlace')} options={page.places} {...fault('locationId')} />
      )}
      <TextInput {...field('note')} />
    </FormDialog>
  )
}

/** Gives back what is owed: the bank's part by itself, the rest by hand. */
export function RefundDialog({ page, onClose, onDone }: DialogProps) {
  const { t, money } = useWords('bookings')
  const { owedBack } = page.money
  const first: Account = owedBack.rent.amount > 0 ? 'rent' : 'deposit'
  const { send, ...sending } = useSend('POST /bookings/:id/refund', () => onDone(t('done.refund')))
  const { values, change, field, fault } = useFields<Paid & { byHand: Method }>(
    {
      account: first,
      amount: owedBack[first].amount,
      byHand: 'CASH',
      note: '',
      moneyPlace: placeOf(page),
    },
    sending.problem,
  )
  const { account, amount, byHand, note, moneyPlace: locationId } = values
  const owed = owedBack[account]
  const throughBank = Math.min(amount || 0, owed.amount - owed.byHand)
  const rest = Math.max(0, Math.round(((amount || 0) - throughBank) * 100) / 100)
  const isAtPlace = rest > 0 && byHand !== 'TRANSFER'
  const body = {
    account,
    amount,
    note,
    ...(rest > 0 ? { byHand } : {}),
    ...(isAtPlace ? { locationId } : {}),
  }
  return (
    <FormDialog
      title={t('actions.refund')}
      submit={t('actions.refund')}
      isDisabled={!amount || amount < 0}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body })}
      onClose={onClose}
    >
      <ChoiceInput
        {...field('account')}
        options={accounts.map((id) => ({
          id,
          name: `${t(`accounts.${id}`)} – ${money(owedBack[id].amount)}`,
        }))}
        onChange={(chosen) => change({ account: chosen, amount: owedBack[chosen].amount })}
      />
      <AmountField {...field('amount')} />
      <Alert severity="info">{t('refundSplit', { bank: money(throughBank), hand: money(rest) })}</Alert>
      {rest > 0 ? (
        <ChoiceInput {...field('byHand')} options={methods.map((id) => ({ id, name: t(`methods.${id}`) }))} />
      ) : null}
      {isAtPlace ? (
        <ChoiceInput {...field('moneyPlace')} options={page.places} {...fault('locationId')} />
      ) : null}
      <TextInput {...field('note')} />
    </FormDialog>
  )
}

/** The car is free at once; what the customer still pays is what the conditions say, or what staff say. */
export function CancelDialog({ page, onClose, onDone }: DialogProps) {
  const { t, money } = useWords('bookings')
  const { cancelFee: due, rentPaid, depositPaid } = page.money
  const { send, ...sending } = useSend('POST /bookings/:id/cancel', () => onDone(t('done.cancel')))
  const { values, field, fault } = useFields<{ cancelReason: string; cancelFee: number | null }>(
    { cancelReason: '', cancelFee: due },
    sending.problem,
  )
  const { cancelReason: reason, cancelFee: fee } = values
  const goesBack = Math.max(0, rentPaid - (fee || 0)) + depositPaid
  return (
    <FormDialog
      title={t('actions.cancel')}
      submit={t('cancelNow')}
      isDanger
      isDisabled={fee === null || !(fee >= 0)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { reason, fee } })}
      onClose={onClose}
    >
      <TextInput required multiline {...field('cancelReason')} {...fault('reason', t('customerReads'))} />
      <AmountField {...field('cancelFee')} {...fault('fee', t('feeByConditions', { amount: money(due) }))} />
      <Typography>{t('goesBack', { amount: money(goesBack) })}</Typography>
    </FormDialog>
  )
}

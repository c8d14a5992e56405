import type { Happening, Told } from './steps.ts'
import { beginnings } from './stories.ts'

const pay = (told: Told): Happening => ({ kind: 'pay', told, withDeposit: false })
const [start] = beginnings['at the bank']
const wait: Happening = { kind: 'wait', minutes: 40 }
const rentBack: Happening = { kind: 'refund', account: 'rent' }
const change = (what: Extract<Happening, { kind: 'change' }>['what']): Happening => ({ kind: 'change', what })
const cleaning: Happening = { kind: 'propose charge', what: 'cleaning' }
const open = (told: Told): Happening => ({ kind: 'pay at the page that is open', told })

/** What once went wrong, told again: each follows the registration of the first car. */
export const knownStories: Record<string, Happening[]> = {
  'M1 a refused refund of a booking without a car': [
    ...beginnings['paid without a car'],
    { kind: 'the bank is', mood: 'refunds refused' },
    rentBack,
    { kind: 'tick' },
    { kind: 'the bank is', mood: 'well' },
    rentBack,
  ],
  'M2 a change after the invoice, and a cancellation': [
    pay('at once'),
    { kind: 'letters' },
    change('longer'),
    { kind: 'cancel', by: 'staff', fee: 0 },
  ],
  'M4 part of the price paid': [start, change('seat'), open('at once'), wait],
  'M5 another amount than was asked for': [pay('with another amount')],
  'M5 two tabs, the first answered last': [{ kind: 'two tabs', paidIn: 1 }],
  'M6 the first order given up after the second began': [
    start,
    start,
    { kind: 'the bank repeats that the first order was given up' },
    open('never'),
    { kind: 'ask bank' },
  ],
  'M7 cancelled without a car': [
    ...beginnings['paid without a car'],
    { kind: 'cancel', by: 'customer', fee: null },
  ],
  'M8 paid at the desk and at the bank': [
    start,
    { kind: 'cash', account: 'rent', amount: 'due' },
    open('at once'),
  ],
  'M8 cash for a booking that is cancelled': [
    { kind: 'cash', account: 'rent', amount: 'due' },
    { kind: 'cancel', by: 'customer', fee: null },
  ],
  'a child seat and a day and two hours late': [
    pay('at once'),
    change('seat'),
    { kind: 'cash', account: 'rent', amount: 'due' },
    { kind: 'hand over' },
    { kind: 'take back', lateHours: 26, fuel: 8 },
  ],
  'extra charges kept from the deposit, paid, and withdrawn': [
    ...beginnings.returned,
    { kind: 'charge' },
    { kind: 'use deposit' },
    cleaning,
    { kind: 'charge' },
    pay('at once'),
    { kind: 'letters' },
    { kind: 'withdraw charge' },
    rentBack,
    { kind: 'refund', account: 'deposit' },
  ],
}

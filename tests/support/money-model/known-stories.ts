import type { Step } from './steps.ts'

type Happening = Step['happens']
const pay = (told: Extract<Happening, { kind: 'pay' }>['told']): Happening => ({
  kind: 'pay',
  told,
  withDeposit: false,
})
const start: Happening = { kind: 'start paying', withDeposit: false, thenGiveUp: false }
const wait: Happening = { kind: 'wait', minutes: 40 }
const rentBack: Happening = { kind: 'refund', account: 'rent' }
const change = (what: Extract<Happening, { kind: 'change' }>['what']): Happening => ({ kind: 'change', what })
/** Paid, and told of only when both cars were somebody else's. */
const withoutCar: Happening[] = [pay('never'), wait, { kind: 'register both cars' }, { kind: 'check now' }]

/** What once went wrong, told again: each follows the registration of the first car. */
export const knownStories: Record<string, Happening[]> = {
  'M1 a refused refund of a booking without a car': [
    ...withoutCar,
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
  'M4 part of the price paid': [
    start,
    change('seat'),
    { kind: 'pay at the page that is open', told: 'at once' },
    wait,
  ],
  'M5 another amount than was asked for': [pay('with another amount')],
  'M5 two tabs, the first answered last': [{ kind: 'two tabs', paidIn: 1 }],
  'M6 the first order given up after the second began': [
    start,
    start,
    { kind: 'the bank repeats that the first order was given up' },
    { kind: 'pay at the page that is open', told: 'never' },
    { kind: 'ask bank' },
  ],
  'M7 cancelled without a car': [...withoutCar, { kind: 'cancel', by: 'customer', fee: null }],
  'M8 paid at the desk and at the bank': [
    start,
    { kind: 'cash', account: 'rent', amount: 'due' },
    { kind: 'pay at the page that is open', told: 'at once' },
  ],
  'M8 cash for a booking that is cancelled': [
    { kind: 'cash', account: 'rent', amount: 'due' },
    { kind: 'cancel', by: 'customer', fee: null },
  ],
}

import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { nextStepOf, type StaffActionName, type StaffFacts, staffActions } from './staff-actions.ts'

const open: StaffFacts = {
  status: 'OPEN',
  isCancelled: false,
  isReturned: false,
  isHandedOver: false,
  isExchanged: false,
  exchanged: null,
  hasAccount: false,
  isOnAccount: false,
  hasCar: true,
  isHeld: true,
  isLinkAlive: true,
  due: cents(8550),
  owedBack: cents(0),
  depositDue: cents(0),
  depositHeld: cents(0),
  depositMissing: cents(20_000),
  licence: 'unseen',
  keyOut: null,
  keyBack: null,
  hasProposals: false,
  needsPeople: false,
  isRequest: false,
  isPickUpNear: true,
  documents: 'missing',
}
const paid: StaffFacts = { ...open, status: 'CONFIRMED', isHeld: false, due: cents(0) }
const signed: StaffFacts = { ...paid, status: 'SIGNED', documents: 'approved', licence: 'seen' }
const onTheRoad: StaffFacts = { ...signed, isHandedOver: true, keyOut: 'today' }
const returned: StaffFacts = { ...onTheRoad, isReturned: true, keyBack: 'before' }
const cancelled: StaffFacts = { ...paid, isCancelled: true, hasCar: false }

const possible = (facts: StaffFacts) =>
  staffActions(facts).flatMap(({ name, isPossible }) => (isPossible ? [name] : []))
const reason = (facts: StaffFacts, wanted: StaffActionName) =>
  staffActions(facts).find(({ name }) => name === wanted)?.reason

describe('what staff can do with a booking', () => {
  it.each([
    [
      'just registered',
      open,
      ['confirm', 'lift-hold', 'money', 'change', 'resend-link', 'renew-link', 'cancel'],
    ],
    ['paid', paid, ['money', 'change', 'resend-link', 'renew-link', 'sign', 'cancel']],
    ['signed', signed, ['money', 'change', 'resend-link', 'renew-link', 'hand-over', 'cancel']],
    [
      'on the road',
      onTheRoad,
      ['money', 'change', 'resend-link', 'renew-link', 'take-back', 'exchange', 'undo-hand-over'],
    ],
    ['returned', returned, ['money', 'resend-link', 'renew-link']],
    [
      'returned today',
      { ...returned, keyBack: 'today' as const },
      ['money', 'resend-link', 'renew-link', 'undo-take-back'],
    ],
    ['cancelled', cancelled, ['money']],
    ['cancelled with money to give back', { ...cancelled, owedBack: cents(100) }, ['money', 'refund']],
  ])('when it is %s', (_name, facts, expected) => {
    expect(possible(facts)).toEqual(expected)
  })

  it.each([
    ['hand-over', paid, 'unsigned'],
    ['hand-over', { ...signed, due: cents(1) }, 'money_due'],
    ['hand-over', { ...signed, hasCar: false }, 'without_car'],
    ['undo-hand-over', signed, 'not_handed_over'],
    ['undo-hand-over', { ...onTheRoad, keyOut: 'before' }, 'another_day'],
    ['undo-hand-over', { ...onTheRoad, keyOut: 'by-locker' }, 'by_locker'],
    ['undo-hand-over', { ...returned, keyBack: 'today' }, 'returned'],
    ['undo-exchange', onTheRoad, 'not_exchanged'],
    ['undo-exchange', { ...onTheRoad, exchanged: 'today' }, undefined],
    ['undo-exchange', { ...onTheRoad, exchanged: 'before' }, 'another_day'],
    ['undo-exchange', { ...returned, exchanged: 'today' }, 'returned'],
    ['undo-take-back', onTheRoad, 'not_returned'],
    ['undo-take-back', returned, 'another_day'],
    ['hand-over', onTheRoad, 'handed_over'],
    ['hand-over', cancelled, 'cancelled'],
    ['take-back', signed, 'not_handed_over'],
    ['take-back', open, 'not_handed_over'],
    ['take-back', returned, 'returned'],
    ['cancel', onTheRoad, 'handed_over'],
    ['confirm', paid, 'not_in_this_state'],
    ['lift-hold', { ...open, isHeld: false }, 'no_hold'],
    ['refund', paid, 'nothing_owed_back'],
    ['use-deposit', onTheRoad, 'not_returned'],
    ['use-deposit', returned, 'nothing_due'],
    ['use-deposit', { ...returned, due: cents(1) }, 'no_deposit'],
    ['resend-link', cancelled, 'cancelled'],
    ['renew-link', cancelled, 'cancelled'],
    ['resend-link', { ...returned, isLinkAlive: false }, 'link_ended'],
  ] as const)('says why not: %s', (name, facts, expected) => {
    expect(reason(facts, name)).toBe(expected)
  })

  it('names what is missing before the key, and a deposit that is due is a step and no debt', () => {
    const missing = (facts: StaffFacts) =>
      staffActions(facts).find(({ name }) => name === 'hand-over')?.missing
    expect(missing({ ...signed, licence: 'unseen' })).toEqual(['licence_unseen', 'deposit_missing'])
    expect(missing({ ...signed, licence: 'ends', depositMissing: cents(0) })).toEqual(['licence_ends'])
    const due = { ...signed, due: cents(20_000), depositDue: cents(20_000) }
    expect(missing(due)).toEqual(['deposit_missing'])
    expect(missing({ ...signed, depositMissing: cents(0) })).toEqual([])
  })

  it('lets a hold that ran out be taken again', () => {
    expect(reason({ ...open, hasCar: false, isHeld: false }, 'lift-hold')).toBeUndefined()
  })
})

describe('the one next step', () => {
  it.each([
    ['money of a booking that is not paid', open, 'money'],
    ['an answer to a request', { ...open, isRequest: true }, 'confirm'],
    ['the papers that wait', { ...paid, documents: 'waiting' }, 'documents'],
    ['the link, when the customer has to sign', paid, 'resend-link'],
    ['the key', signed, 'hand-over'],
    ['nothing, while the pick-up is far', { ...signed, isPickUpNear: false }, undefined],
    ['the deposit before the key', { ...signed, due: cents(20_000) }, 'money'],
    ['the car', onTheRoad, 'take-back'],
    ['what is owed back', { ...returned, owedBack: cents(20_000) }, 'refund'],
    ['what a late return costs', { ...returned, due: cents(600) }, 'money'],
    [
      'the deposit for it, where there is one',
      { ...returned, due: cents(600), depositHeld: cents(1) },
      'use-deposit',
    ],
    ['nothing', returned, undefined],
    [
      'a decision on what was proposed, before the deposit goes back',
      { ...returned, owedBack: cents(15_000), hasProposals: true },
      'extra-charges',
    ],
    ["the company's account, when it has one", { ...open, hasAccount: true }, 'put-on-account'],
    [
      'the deposit, when the rent comes with the invoice of a company',
      { ...returned, isOnAccount: true, due: cents(6912), owedBack: cents(15_000) },
      'refund',
    ],
    [
      'nothing, when only that invoice is awaited',
      { ...returned, isOnAccount: true, due: cents(6912), depositHeld: cents(0) },
      undefined,
    ],
    ['a look, before anything else', { ...signed, needsPeople: true }, 'attention'],
  ] as const)('is %s', (_name, facts, expected) => {
    expect(nextStepOf(facts)).toBe(expected)
  })
})

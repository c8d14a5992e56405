import type { SheetsAnswer } from '../../contract/staff/hand-overs.ts'
import {
  cleaningFee,
  type ExtraChargeKind,
  extraKilometres,
  isBatteryLow,
  missingFuelPrice,
} from '../../domain/booking/extra-charges.ts'
import { parseLabel } from '../../domain/calendar/wall-clock.ts'
import { type Cents, cents, eurosFromCents } from '../../domain/money.ts'
import { rentalDuration } from '../../domain/pricing/duration.ts'
import type { Draft } from './draft.ts'

type Proposed = { kind: ExtraChargeKind; amount: number; why: string }

/** What the server will propose, by the same rules, told before it is sent. */
export function proposedCharges(draft: Draft, prices: SheetsAnswer['prices'], now: string): Proposed[] {
  const { sheet, damage, cleaning } = draft
  const inCents = (euros: number): Cents => cents(Math.round(euros * 100))
  const charges = {
    fuelEighthPrice: inCents(prices.fuelEighthPrice),
    refuelFee: inCents(prices.refuelFee),
    cleaningPrice: inCents(prices.cleaningPrice),
    claimFee: cents(0),
  }
  const found: { kind: ExtraChargeKind; amount: Cents; why: string }[] = []
  const { out } = sheet
  const missing = (out?.fuel ?? 0) - (draft.fuel ?? 8)
  if (missing > 0)
    found.push({ kind: 'fuel', amount: missingFuelPrice(missing, charges), why: `${missing}/8` })
  if (draft.charge !== null && isBatteryLow(out?.charge ?? null, draft.charge, sheet.rules))
    found.push({ kind: 'fuel', amount: charges.refuelFee, why: `${draft.charge} %` })
  const { extra, amount } = kilometres(draft, now)
  if (extra > 0 && !sheet.isUnlimited) found.push({ kind: 'kilometres', amount, why: `${extra} km` })
  if (cleaning !== '') found.push({ kind: 'cleaning', amount: cleaningFee(cleaning, charges), why: '' })
  for (const { estimate, text } of damage)
    if (estimate) found.push({ kind: 'damage', amount: inCents(estimate), why: text })
  return found.map((one) => ({ ...one, amount: eurosFromCents(one.amount) }))
}

function kilometres({ sheet, odometer }: Draft, now: string) {
  const [from, agreed, at] = [sheet.rentAt, sheet.returnAt, now].map(parseLabel)
  const { out, drivenBefore: before } = sheet
  if (!out || before === null || odometer === null || from === undefined || agreed === undefined)
    return { extra: 0, amount: cents(0) }
  const rules = {
    ...sheet.rules,
    extraKilometrePrice: cents(Math.round(sheet.rules.extraKilometrePrice * 100)),
  }
  const until = at !== undefined && at > agreed ? at : agreed
  return extraKilometres(before + odometer - out.odometer, rentalDuration(from, until, rules), rules)
}

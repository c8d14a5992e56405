import { type ChangeRules, hoursToChange } from '../domain/booking/change-online.ts'
import { DISPUTE_DAYS, fixedCharges, type StandardCharges } from '../domain/booking/extra-charges.ts'
import type { HouseRules } from '../domain/house-rules.ts'
import type { Cents } from '../domain/money.ts'
import { formatShortMoney } from './format.ts'
import type { Locale } from './locales.ts'

/** What the conditions say about charges besides the price, as the owner has set it. */
export function chargeWords(
  rules: StandardCharges & ChangeRules & Pick<HouseRules, 'freeCancelHours'>,
  locale: Locale,
) {
  const { refuelFee, cleaningPrice, claimFee, changeTimes, changeFee } = rules
  const shown = (amount: Cents) => formatShortMoney(amount, locale)
  return {
    refuelFee: shown(refuelFee),
    cleaningPrice: shown(cleaningPrice),
    deepCleaningPrice: shown(fixedCharges.deepCleaningPrice),
    smokingFee: shown(fixedCharges.smokingFee),
    claimFee: shown(claimFee),
    disputeDays: DISPUTE_DAYS,
    changeHours: hoursToChange(rules, rules),
    changeTimes,
    changeFee: shown(changeFee),
    hasChangeFee: changeFee > 0 ? 'yes' : 'no',
  }
}

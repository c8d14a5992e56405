import { percentHundredths } from '../../domain/money.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import type { Reader } from '../reader.ts'

/** What a car's instruments said, on every paper that tells it; nothing where nobody read them. */
export function odometerText(odometer: number | null, reader: Reader): string | null {
  if (odometer === null) return null
  return reader.t('papers.contract')('kilometres', { count: formatNumber(odometer, reader.locale) })
}

/** In percent, of a tank or of a battery. */
export function chargeText(percent: number | null, { locale }: Reader): string | null {
  return percent === null ? null : formatPercent(percentHundredths(percent * 100), locale)
}

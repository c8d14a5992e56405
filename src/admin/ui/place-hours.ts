import type { PhonePlace } from '../../contract/staff/phone.ts'
import { hoursOn } from '../../domain/calendar/opening-hours.ts'
import { parseDay } from '../../domain/calendar/wall-clock.ts'
import { formatMinuteOfDay } from '../../i18n/format.ts'
import { useWords } from '../words/words.tsx'

/** When a place is open on a day, and what each window costs. */
export function usePlaceHours(places: readonly PhonePlace[]) {
  const { t, cents } = useWords('phone')
  return (placeId: number, dayText: string, which: 'rent' | 'return'): string => {
    const place = places.find(({ id }) => id === placeId)
    const day = parseDay(dayText)
    if (!place || day === undefined) return place?.address ?? ''
    const fees = hoursOn(place.hours, day).flatMap((span) => span.fees)
    if (fees.length === 0) return t('closedThatDay')
    const spans = fees.map(({ start, end, rentPrice, returnPrice }) => {
      const hours = `${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`
      const fee = which === 'rent' ? rentPrice : returnPrice
      return fee > 0 ? t('openFee', { hours, fee: cents(fee) }) : hours
    })
    return t('open', { hours: spans.join(', ') })
  }
}

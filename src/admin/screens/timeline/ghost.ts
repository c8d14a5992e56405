import { type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatDate, formatTime } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Wish } from './bars.ts'
import { type Row, rowOfCar } from './rows.ts'
import { type Scale, xOf } from './scale.ts'

/** Where the bar would be: moved by its style alone, so that nothing is drawn anew while it follows the pointer. */
export function placeGhost(
  ghost: HTMLElement,
  wish: Wish,
  scale: Scale,
  rows: readonly Row[],
  locale: Locale,
): void {
  const row = rowOfCar(rows, wish.carId)
  if (!row) return hideGhost(ghost)
  const x = xOf(scale, wish.from)
  ghost.style.transform = `translate(${x}px, ${row.top}px)`
  ghost.style.width = `${xOf(scale, wish.to) - x}px`
  ghost.hidden = false
  const text = `${shortMoment(wish.from, locale)} – ${shortMoment(wish.to, locale)}`
  if (ghost.textContent !== text) ghost.textContent = text
}

export function hideGhost(ghost: HTMLElement): void {
  ghost.hidden = true
}

const shortMoment = (label: WallMinute, locale: Locale): string =>
  `${formatDate(label, locale).slice(0, 6).replace(/\/$/, '')} ${formatTime(label)}`

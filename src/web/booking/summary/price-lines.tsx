import { useLocale, useTranslations } from 'use-intl'
import type { PriceLine } from '../../../contract/visitor/answers.ts'
import { readLine } from '../../../contract/visitor/read-line.ts'
import { type LineNames, wordSections } from '../../../i18n/price-words.ts'

type Way = Record<'rent' | 'return', { place: string }>

/** What the lines of a rental call its places and services. */
export function lineNames(way: Way, services: Iterable<readonly [number, string]>): LineNames {
  return { rentPlace: way.rent.place, returnPlace: way.return.place, services: new Map(services) }
}

/** Why the price is what it is: every line of it, under three headings. */
export function PriceLines({ lines, names }: { lines: readonly PriceLine[]; names: LineNames }) {
  const t = useTranslations()
  const sections = wordSections(lines.map(readLine), names, t, useLocale())
  return (
    <div className="grid gap-4">
      {sections.map(({ title, lines }) => (
        <section key={title} className="grid gap-1.5">
          <h3 className="text-label text-ink-soft">{title}</h3>
          <ul className="text-small grid gap-2">
            {lines.map(({ text, reasons, amount, shown }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Two lines may say the same, and their order is that of the price.
              <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4">
                <div>
                  {text}
                  {reasons ? <p className="text-ink-soft text-label font-normal">{reasons}</p> : null}
                </div>
                <span className={`text-right font-medium tabular-nums ${amount < 0 ? 'text-positive' : ''}`}>
                  {shown}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

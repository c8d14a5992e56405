import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { useCarFacts } from './car-facts.tsx'
import { PriceOfDays } from './price-of-days.tsx'

const MOST = 3

/** The cars an address asks to see side by side; those that are taken meanwhile are not among them. */
export function comparedCars(cars: readonly OfferedCar[], query: URLSearchParams): OfferedCar[] {
  const asked = query.getAll('compare')
  return cars.filter(({ id }) => asked.includes(String(id))).slice(0, MOST)
}

type ComparisonProps = { cars: readonly OfferedCar[]; action: string; back: string }

/** Two or three cars side by side, fact by fact. */
export function Comparison({ cars, action, back }: ComparisonProps) {
  const t = useTranslations('cars')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="comparison" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="comparison" ref={heading} tabIndex={-1} className="text-h2 scroll-mt-4 outline-none">
          {t('compareTitle')}
        </h2>
        <PageLink
          to={back}
          preventScrollReset
          className="text-brand flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 hover:no-underline"
        >
          <Icon name="chevron-left" className="size-5" />
          {t('compareBack')}
        </PageLink>
      </div>
      {cars.length < 2 ? <p>{t('compareMore')}</p> : null}
      <div className="bg-surface shadow-card overflow-x-auto rounded-2xl">
        <table
          className={`w-full table-fixed border-collapse text-left ${cars.length === 3 ? 'min-w-[36rem]' : 'min-w-[25rem]'}`}
        >
          <CompareHead cars={cars} action={action} />
          <tbody className="text-small">
            {rows.map((row) => (
              <CompareRow key={row} row={row} cars={cars} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const cell = 'border-line border-t p-2 align-top sm:p-4'
/** Stays in view while the cars are moved past it on a phone. */
const rowHead = 'bg-surface text-ink-soft sticky left-0 hyphens-auto font-medium'

function CompareHead({ cars, action }: Pick<ComparisonProps, 'cars' | 'action'>) {
  const t = useTranslations('cars')
  return (
    <thead>
      <tr>
        <th scope="col" className="bg-surface sticky left-0 w-28 sm:w-40 lg:w-56">
          <span className="sr-only">{t('rows.car')}</span>
        </th>
        {cars.map((car) => (
          <th key={car.id} scope="col" className="p-2 align-top font-normal sm:p-4">
            <CarOnRoad image={car.imageNames[0]} carClassName="w-[92%]" />
            <span id={`compared-${car.id}`} className="mt-3 block font-semibold sm:text-h3">
              {car.name}
            </span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row" className={`${cell} ${rowHead} text-small`}>
          {t('rows.price')}
        </th>
        {cars.map((car) => (
          <td key={car.id} className={cell}>
            <div className="grid gap-3">
              <PriceOfDays price={car} />
              <Form method="post" action={action} viewTransition>
                <input type="hidden" name="carId" value={car.id} />
                <input type="hidden" name="price" value={car.price} />
                <Button type="submit" aria-describedby={`compared-${car.id}`} className="w-full max-sm:px-1">
                  {t('choose')}
                </Button>
              </Form>
            </div>
          </td>
        ))}
      </tr>
    </thead>
  )
}

const rows = [
  'deposit',
  'group',
  'seats',
  'suitcases',
  'boot',
  'gearbox',
  'fuel',
  'consumption',
  'range',
  'airConditioning',
  'doors',
  'description',
] as const

/** A fact that none of the cars has is no row. */
function CompareRow({ row, cars }: { row: (typeof rows)[number]; cars: readonly OfferedCar[] }) {
  const t = useTranslations('cars')
  if (row === 'range' && cars.every(({ rangeKm }) => rangeKm === null)) return null
  return (
    <tr>
      <th scope="row" className={`${cell} ${rowHead}`}>
        {t(`rows.${row}`)}
      </th>
      {cars.map((car) => (
        <td key={car.id} className={`${cell} [overflow-wrap:anywhere] hyphens-auto`}>
          <Fact row={row} car={car} />
        </td>
      ))}
    </tr>
  )
}

function Fact({ row, car }: { row: (typeof rows)[number]; car: OfferedCar }): ReactNode {
  const facts = useCarFacts(car)
  const { money } = useFormats()
  if (row === 'deposit') return money(car.deposit)
  if (row === 'group') return car.group.name
  if (row === 'description') return car.description
  return facts[row] ?? '–'
}

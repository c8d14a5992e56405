import { useTranslations } from 'use-intl'
import type { CancelAnswer, CustomerView } from '../../../contract/visitor/customer.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { lineNames, PriceLines } from '../../booking/summary/price-lines.tsx'
import { PriceTotal } from '../../booking/summary/price-summary.tsx'
import type { Failed } from '../../customer/customer-answer.ts'
import { ActionFailure, Card, HelpLine } from '../../customer/customer-page.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import type { Held } from '../../customer/open-page.server.ts'
import { usePaths } from '../../locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { ChangeBooking } from './change-booking.tsx'
import { CustomerData } from './customer-data.tsx'
import { DriverPapers } from './driver-papers.tsx'
import { Hold } from './hold.tsx'
import { MoneyState } from './money-state.tsx'
import { Papers } from './papers.tsx'
import { StepRoad } from './step-road.tsx'
import { Ways } from './ways.tsx'

type HomeAnswer = CancelAnswer | { kind: 'data_requested' } | Failed

export function BookingHome(props: {
  view: CustomerView
  held: Held | undefined
  serviceNames: [number, string][]
  answer: HomeAnswer | undefined
}) {
  const { view, held, answer } = props
  const isRequested = answer !== undefined && 'kind' in answer && answer.kind === 'data_requested'
  return (
    <div className="customer-wide grid gap-8">
      <div className="-mx-5 bg-[linear-gradient(to_top,var(--color-ground)_calc(9.8%-5px),var(--color-sky)_0)] sm:mx-0 sm:overflow-hidden sm:rounded-t-2xl">
        <CarOnRoad image={view.car.imageNames[0]} carClassName="w-64 sm:w-80" className="pt-6" />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="grid content-start gap-8">
          <Heading view={view} />
          <ActionFailure />
          <Told answer={answer} />
          {view.needsPeople ? <NeedsPeople /> : null}
          <Hold view={view} held={held} />
          <NextStep view={view} />
          {view.isCancelled ? null : <StepRoad view={view} />}
          <div className="grid items-start gap-5 sm:max-lg:grid-cols-2 xl:grid-cols-2">
            <Papers view={view} />
            <DriverPapers view={view} />
          </div>
        </div>
        <aside className="grid content-start gap-5">
          <Card>
            <h2 className="text-h3">{view.car.name}</h2>
            <CarsHad view={view} />
            <Journey rent={view.rent} back={view.return} />
            {view.isCancelled ? null : <Ways view={view} />}
          </Card>
          <MoneyState view={view} />
          <Price view={view} serviceNames={props.serviceNames} />
          <ChangeBooking view={view} />
          {view.cancel ? (
            <CancelBooking terms={view.cancel} isRefused={answer !== undefined && !isRequested} />
          ) : null}
          <CustomerData view={view} isRequested={isRequested} />
        </aside>
      </div>
      <HelpLine />
    </div>
  )
}

/** The plate of the car they drive, and which ones they had before it. */
function CarsHad({ view: { plate, exchangedCars } }: { view: CustomerView }) {
  const t = useTranslations('customer.home')
  const { ofInstant } = useFormats()
  if (plate === null) return null
  return (
    <div className="grid gap-1">
      <p>{t('plate', { plate: showPlate(plate) })}</p>
      {exchangedCars.map((car) => (
        <p key={car.until} className="text-ink-soft text-small">
          {t('carBefore', { car: car.name, plate: showPlate(car.plate), time: ofInstant(car.until) })}
        </p>
      ))}
    </div>
  )
}

function Heading({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.home')
  return (
    <header className="grid gap-2">
      <p className="text-ink-soft font-semibold">{t('number', { number: view.number })}</p>
      <h1 className="text-h1">{view.isCancelled ? t('cancelledTitle') : t('title')}</h1>
    </header>
  )
}

function Told({ answer }: { answer: HomeAnswer | undefined }) {
  const t = useTranslations('customer.cancel')
  const callLink = useCallLink()
  const to = usePaths()
  if (!answer || 'failed' in answer || answer.kind === 'data_requested') return null
  if (answer.kind === 'not_possible') {
    return (
      <Outcome tone="danger" of={answer}>
        <p>{t.rich('notPossible', callLink)}</p>
      </Outcome>
    )
  }
  return (
    <Outcome tone="positive" of={answer}>
      <p>{t('done')}</p>
      <ButtonLink to={to('index')} look="quiet" className="justify-self-start">
        {t('again')}
      </ButtonLink>
    </Outcome>
  )
}

function NeedsPeople() {
  const t = useTranslations('customer.home')
  return (
    <Notice tone="warning">
      <p>{t('needsPeople')}</p>
      <p>{t.rich('needsPeopleHurry', useCallLink())}</p>
    </Notice>
  )
}

function Price({ view, serviceNames }: { view: CustomerView; serviceNames: [number, string][] }) {
  const t = useTranslations('customer.home')
  return (
    <Card id="price" title={t('price')}>
      <PriceLines lines={view.lines} names={lineNames(view, serviceNames)} />
      <PriceTotal quote={view} />
    </Card>
  )
}

import type { SheetAnswer } from '../../contract/staff/hand-overs.ts'
import { showPlate } from '../../domain/people/plate.ts'
import { useWords } from '../words/words.tsx'
import type { Draft } from './draft.ts'
import type { HandOvers } from './use-hand-overs.ts'

/** What goes out and comes back, what is being written, and what waits for the network. */
export function SheetList({ handOvers, asked }: { handOvers: HandOvers; asked: number }) {
  const { t } = useWords('handover')
  const { sheets, drafts, lastSent } = handOvers
  if (sheets === undefined) return <p>{t('loading')}</p>
  const begun = drafts.filter(({ state }) => state !== 'waiting')
  const waiting = drafts.filter(({ state }) => state === 'waiting')
  const open = (sheets?.sheets ?? []).filter(({ bookingId }) =>
    drafts.every((one) => one.bookingId !== bookingId),
  )
  const refused = asked ? sheets?.sheets.find(({ bookingId }) => bookingId === asked) : undefined
  return (
    <>
      {lastSent === 'sent' ? <p className="box good">{t('allSent')}</p> : null}
      {refused?.obstacle ? <Obstacle sheet={refused} /> : null}
      {waiting.length > 0 ? <Drafts title={t('waiting')} drafts={waiting} /> : null}
      {begun.length > 0 ? <Drafts title={t('begun')} drafts={begun} /> : null}
      {(['out', 'back'] as const).map((way) => (
        <section key={way}>
          <h2>{t(`lists.${way}`)}</h2>
          <ul className="cards">
            {open
              .filter((sheet) => sheet.way === way)
              .map((sheet) => (
                <SheetCard key={sheet.bookingId} sheet={sheet} />
              ))}
          </ul>
          {open.every((sheet) => sheet.way !== way) ? <p className="quiet">{t('none')}</p> : null}
        </section>
      ))}
      <p>
        <a href="/admin">{t('staffArea')}</a>
      </p>
    </>
  )
}

function Obstacle({ sheet }: { sheet: SheetAnswer }) {
  const { messages } = useWords('handover')
  return sheet.obstacle ? (
    <p className="box warn">{`${sheet.number}: ${messages.bookings.errors[sheet.obstacle]}`}</p>
  ) : null
}

function SheetCard({ sheet }: { sheet: SheetAnswer }) {
  const { time, messages } = useWords('handover')
  const { car, way, missing, obstacle } = sheet
  const told = obstacle
    ? [messages.bookings.errors[obstacle]]
    : way === 'out'
      ? missing.map((one) => messages.bookings.missing[one])
      : []
  return (
    <li>
      <a href={`#${sheet.bookingId}`} className="card">
        <strong>{`${showPlate(car.plate)} · ${car.name}`}</strong>
        <span>{`${sheet.number} · ${sheet.client}`}</span>
        <span className="quiet">{`${time(way === 'out' ? sheet.rentAt : sheet.returnAt)} · ${sheet.place}`}</span>
        {told.length > 0 ? <span className="note">{told.join(', ')}</span> : null}
      </a>
      {way === 'back' && !obstacle ? (
        <a href={`#${sheet.bookingId}-exchange`} className="button">
          {messages.bookings.actions.exchange}
          <span className="hidden">{`, ${showPlate(car.plate)}`}</span>
        </a>
      ) : null}
    </li>
  )
}

function Drafts({ title, drafts }: { title: string; drafts: readonly Draft[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="cards">
        {drafts.map(({ key, bookingId, way, sheet, problem }) => (
          <li key={key}>
            <a href={`#${bookingId}${way === 'exchange' ? '-exchange' : ''}`} className="card">
              <strong>{`${showPlate(sheet.car.plate)} · ${sheet.car.name}`}</strong>
              <span>{`${sheet.number} · ${sheet.client}`}</span>
              {problem ? <span className="note">{problem.detail}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

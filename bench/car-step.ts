import { locationIds } from '../src/demo/locations.ts'
import { addDays, dayFrom, formatDay } from '../src/domain/calendar/wall-clock.ts'
import { pathOf } from '../src/i18n/pages.ts'
import { loadBuild } from '../src/server/site/load-build.ts'
import { openCompany } from './company.ts'
import { HttpLoad } from './http-load.ts'
import { listen } from './listen.ts'
import { sideBySide } from './measure.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 15
const SECONDS = 0.5
const CONNECTIONS = 10
const FIRST_DAY = dayFrom('2027-01-11')
const DAYS = 3

/** Three days from the airport and back, beginning so many days and half hours after the first of them. */
function search(days: number, halfHours: number) {
  const time = `${String(8 + Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`
  const [rentDay, returnDay] = [
    formatDay(addDays(FIRST_DAY, days)),
    formatDay(addDays(FIRST_DAY, days + DAYS)),
  ]
  return { rentDay, returnDay, time }
}

function pageOf(days: number, halfHours = 0): string {
  const { rentDay, returnDay, time } = search(days, halfHours)
  const query = new URLSearchParams({
    rentDate: rentDay,
    rentTime: time,
    returnDate: returnDay,
    returnTime: time,
    rentLocationId: String(locationIds.airport),
    returnLocationId: String(locationIds.airport),
  })
  return `${pathOf('booking-car', 'en')}?${query}`
}

function bodyOf(days: number): string {
  const { rentDay, returnDay, time } = search(days, 0)
  return JSON.stringify({
    rentDate: `${rentDay}T${time}`,
    returnDate: `${returnDay}T${time}`,
    gearboxType: '',
    couponCodes: [],
    rentLocationId: locationIds.airport,
    returnLocationId: locationIds.airport,
  })
}

const fifty = Array.from({ length: 50 }, (_, index) => pageOf(index))
/** More than are asked for in a run, and far more than are kept. */
const everNew = Array.from({ length: 150 * 18 }, (_, index) =>
  pageOf(index % 150, 1 + Math.floor(index / 150)),
)

/** The car step as the server renders it, against the search of the API that finds the same cars. */
export async function measureCarStep(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'car_step', {}, await loadBuild())
  const { origin, close } = await listen((request, env) => system.app.fetch(request, env))
  const load = new HttpLoad()
  const common = { connections: CONNECTIONS, seconds: SECONDS }
  try {
    const measured = await sideBySide(ROUNDS, {
      api: load.perSecond({ ...common, url: `${origin}/api/booking/cars`, body: bodyOf(0) }),
      again: load.perSecond({ ...common, url: origin + pageOf(0) }),
      packed: load.perSecond({ ...common, url: origin + pageOf(0), headers: { 'accept-encoding': 'gzip' } }),
      // What is kept is kept as gzip: this is packed for each visitor.
      packedAnew: load.perSecond({
        ...common,
        url: origin + pageOf(0),
        headers: { 'accept-encoding': 'deflate' },
      }),
      fifty: load.perSecond({ ...common, url: origin, paths: fifty }),
      everNew: load.perSecond({ ...common, url: origin, paths: everNew }),
    })
    const row = (what: string, name: 'again' | 'fifty' | 'everNew', goal: string): Row => ({
      what: `car step: ${what}`,
      figure: rate(measured.median(name), 'pages'),
      ratio: `${times(measured.ratio(name, 'api'))} the rate of the API's search`,
      ...(goal ? { goal } : {}),
    })
    return [
      { what: "the API's search for the same cars", figure: rate(measured.median('api'), 'searches') },
      row('a search asked again', 'again', '≥ 1 ×'),
      {
        what: 'car step: a search asked again, packed as browsers take it',
        figure: rate(measured.median('packed'), 'pages'),
        ratio: `${times(measured.ratio('packed', 'packedAnew'))} the rate when it is packed for each visitor`,
      },
      row('fifty searches in turn', 'fifty', '≥ 0.3 ×'),
      row('a search never asked before', 'everNew', ''),
    ]
  } finally {
    load.stop()
    close()
    await system.close()
  }
}

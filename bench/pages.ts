import { loadBuild } from '../src/server/site/load-build.ts'
import { barePage } from './bare-page.ts'
import { openCompany } from './company.ts'
import { HttpLoad } from './http-load.ts'
import { listen } from './listen.ts'
import { sideBySide } from './measure.ts'
import { searchPage } from './post-search.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 15
const SECONDS = 0.5
const CONNECTIONS = 10

const pages = {
  'own pages': '/en/documents',
  contact: '/en/contact',
  home: '/en',
  'price list': '/en/pricelist',
  'car step': searchPage,
}
type Name = keyof typeof pages | 'bare'

/** Pages as the server renders them, against the least page React Router can render, in the same process. */
export async function measurePages(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'pages', {}, await loadBuild())
  const site = await listen((request, env) => system.app.fetch(request, env))
  const floor = await listen(await barePage())
  const load = new HttpLoad()
  const at = (url: string) => load.perSecond({ url, connections: CONNECTIONS, seconds: SECONDS })
  try {
    const measured = await sideBySide<Name>(ROUNDS, {
      bare: at(floor.origin),
      'own pages': at(site.origin + pages['own pages']),
      contact: at(site.origin + pages.contact),
      home: at(site.origin + pages.home),
      'price list': at(site.origin + pages['price list']),
      'car step': at(site.origin + pages['car step']),
    })
    const rows = Object.keys(pages).map((name) => ({
      what: `page: ${name}`,
      figure: rate(measured.median(name as Name), 'pages'),
      ratio: `${times(measured.ratio(name as Name, 'bare'))} the bare page's rate`,
      goal: '≥ 0.4 ×',
    }))
    return [
      { what: 'bare page: one line, no loader', figure: rate(measured.median('bare'), 'pages') },
      ...rows,
    ]
  } finally {
    load.stop()
    site.close()
    floor.close()
    await system.close()
  }
}

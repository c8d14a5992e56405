import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadBuild } from '../src/server/site/load-build.ts'

/** What a page makes the browser fetch before it can be used, read from the build's own manifest. */
const KB = 1024
const scripts: Record<string, number> = {
  'index.et': 165 * KB,
  'booking-car.et': 200 * KB,
  'contact.et': 165 * KB,
}
const FONTS = 60 * KB

const { assets } = await loadBuild()
let isTooHeavy = false

for (const [route, budget] of Object.entries(scripts)) report(`scripts of ${route}`, scriptsOf(route), budget)
report(
  'fonts',
  sum(
    readdirSync('public/fonts').filter((file) => file.endsWith('.woff2')),
    (file) => statSync(join('public/fonts', file)).size,
  ),
  FONTS,
)
process.exitCode = isTooHeavy ? 1 : 0

function scriptsOf(route: string): number {
  const files = new Set([assets.entry.module, ...assets.entry.imports])
  for (let id: string | undefined = route; id; id = assets.routes[id]?.parentId) {
    const part = assets.routes[id]
    if (!part) throw new Error(`the build has no route ${id}`)
    for (const file of [
      part.module,
      part.clientLoaderModule,
      part.clientActionModule,
      ...(part.imports ?? []),
    ]) {
      if (file) files.add(file)
    }
  }
  return sum([...files], (file) => gzipSync(readFileSync(join('build/client', file)), { level: 9 }).length)
}

function sum<Item>(items: readonly Item[], weight: (item: Item) => number): number {
  return items.reduce((total, item) => total + weight(item), 0)
}

function report(what: string, bytes: number, budget: number): void {
  const isOver = bytes > budget
  isTooHeavy ||= isOver || bytes === 0
  console.log(`${what}: ${(bytes / KB).toFixed(1)} KB of ${budget / KB} KB${isOver ? ' — TOO HEAVY' : ''}`)
}

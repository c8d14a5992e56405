import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadBuild } from '../src/server/site/load-build.ts'

/** What a page makes the browser fetch before it can be used, read from the build's own manifest: bytes and files. */
const KB = 1024
const scripts: Record<string, [bytes: number, files: number]> = {
  'index.et': [76 * KB, 10],
  'booking-car.et': [85 * KB, 12],
  'booking-services.et': [81 * KB, 13],
  'booking-client.et': [93 * KB, 17],
  'contact.et': [78 * KB, 16],
}
const STAFF = 345 * KB
const HAND_OVER = 112 * KB
const FONTS = 60 * KB
/** With its headers one round trip: a server sends 14,600 bytes before the browser has to say that they came. */
const FIRST_FONT = 13 * KB
const FOLDER = 'build/client'

const { assets } = await loadBuild()
let isTooHeavy = false

for (const [route, [bytes, most]] of Object.entries(scripts)) {
  const files = scriptsOf(route)
  report(`scripts of ${route}, ${files.length} files of ${most}`, sum(files, packed), bytes)
  isTooHeavy ||= files.length > most
}
report('scripts of the first screen of the staff area', sum(staffScripts(), packed), STAFF)
report('scripts of the page beside the car', sum(handOverScripts(), packed), HAND_OVER)
const fonts = readdirSync('public/fonts').filter((file) => file.endsWith('.woff2'))
report('fonts', sum(fonts, fontSize), FONTS)
report('the font of nearly every page', fontSize('onest-latin.woff2'), FIRST_FONT)
process.exitCode = isTooHeavy ? 1 : 0

function fontSize(file: string): number {
  return statSync(join('public/fonts', file)).size
}

function scriptsOf(route: string): string[] {
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
  return [...files]
}

/** The program, what it stands on, and the words of the language that has the most. */
function staffScripts(): string[] {
  const all = readdirSync(join(FOLDER, 'assets')).filter((file) => file.endsWith('.js'))
  const entry = all.find((file) => file.startsWith('staff-area-'))
  if (!entry) throw new Error('the build has no staff area')
  const words = all.filter((file) => /^staff-(et|en|ru)-/.test(file)).map((file) => `/assets/${file}`)
  const most = words.toSorted((one, other) => packed(other) - packed(one))[0]
  return [...withImports(`/assets/${entry}`), ...(most === undefined ? [] : withImports(most))]
}

/** All that the phone needs to begin, and the words of the language that has the most. */
function handOverScripts(): string[] {
  const page = readFileSync(join(FOLDER, 'admin/hand-over/index.html'), 'utf8')
  const files = Array.from(page.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file = '']) => file)
  const words = files.filter((file) => /hand-over-(et|en|ru)-/.test(file))
  const most = words.toSorted((one, other) => packed(other) - packed(one)).slice(0, 1)
  return [...files.filter((file) => !words.includes(file)), ...most]
}

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(join(FOLDER, file), 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(`/assets/${name}`, found)
  return found
}

function packed(file: string): number {
  return gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length
}

function sum<Item>(items: readonly Item[], weight: (item: Item) => number): number {
  return items.reduce((total, item) => total + weight(item), 0)
}

function report(what: string, bytes: number, budget: number): void {
  const isOver = bytes > budget
  isTooHeavy ||= isOver || bytes === 0
  console.log(`${what}: ${(bytes / KB).toFixed(1)} KB of ${budget / KB} KB${isOver ? ' — TOO HEAVY' : ''}`)
}

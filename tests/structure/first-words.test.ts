import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { loadFirstStaffMessages, loadHandOverMessages } from '../../src/i18n/staff-messages.ts'

/** Where what is opened brings its own words with it. */
const late = new Set(
  [
    'src/admin/shell/screens.tsx',
    'src/admin/screens/today/claim-button.tsx',
    'src/admin/screens/trips/late-trip-dialog.tsx',
    'src/admin/screens/trips/needed-trips.tsx',
  ].map((file) => resolve(file)),
)

/** The modules that stand behind one, those it fetches later among them unless their words come with them. */
function behind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(file, 'utf8')
  const isLate = late.has(file)
  for (const [, standing, fetched] of code.matchAll(
    /^(?:import|export) (?!type)(?:[^'"]*?from )?'(\.[^']+\.tsx?)'|import\('(\.[^']+\.tsx?)'\)/gm,
  )) {
    const next = standing ?? (isLate ? undefined : fetched)
    if (next) behind(resolve(dirname(file), next), found)
  }
  return found
}

/** `timeline`, and with a dot the part of it that is said. */
function said(entry: string): { way: string; file: string }[] {
  return [...behind(resolve(entry))]
    .filter((file) => file.includes('/src/admin/') && !file.includes('/admin/words/'))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      const areas = [...new Set(Array.from(code.matchAll(/useWords\('(\w+)'\)/g), ([, area = '']) => area))]
      const parts = Array.from(code.matchAll(/(?<![-/])\bmessages\.(\w+(?:\.\w+)?)/g), ([, way = '']) => way)
      const taken = Array.from(
        code.matchAll(/\{ ([\w, ]+) \} = useSpoken\(\)\.messages/g),
        ([, names = '']) => names.split(', '),
      )
      // Of a file that speaks of one area the keys are known too.
      const keys = Array.from(code.matchAll(/\bt\(['`](\w+)/g), ([, key]) => `${areas[0]}.${key}`)
      return [...areas, ...parts, ...taken.flat(), ...(areas.length === 1 ? keys : [])].map((way) => ({
        way,
        file,
      }))
    })
}

const lacking = (messages: object, entry: string) =>
  said(entry).filter(
    ({ way }) => way.split('.').reduce<unknown>((texts, step) => Object(texts)[step], messages) === undefined,
  )

describe('words are there before they are said', () => {
  it.each(locales)('on the first screen of the staff area, in %s', async (locale) => {
    expect(said('src/admin/main.tsx').length).toBeGreaterThan(100)
    expect(lacking(await loadFirstStaffMessages(locale), 'src/admin/main.tsx')).toEqual([])
  })

  it.each(locales)('on the page beside the car, in %s', async (locale) => {
    expect(said('src/admin/hand-over/main.tsx').length).toBeGreaterThan(50)
    expect(lacking(await loadHandOverMessages(locale), 'src/admin/hand-over/main.tsx')).toEqual([])
  })
})

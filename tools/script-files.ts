import type { Rolldown } from 'vite'

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>
type Context = Parameters<
  Extract<NonNullable<Groups['groups']>[number]['name'], (...args: never[]) => unknown>
>[1]

const libraries =
  /node_modules\/(react|react-dom|scheduler|preact|react-router|use-intl)\/|\/src\/web\/react\/|vite\/preload-helper|rolldown\/runtime/
const everyPage =
  /\/src\/web\/(entry\.client|root|layouts\/(default|page-frame)|seo\/page-meta|ui\/notice)\.tsx?/
/** It wakes the page up as soon as it is read: after the page's own scripts, and never as part of them. */
const entry = /\/src\/web\/entry\.client\.tsx/
const carStep = /\/src\/web\/pages\/booking-car\/booking-car\.tsx/
const readingParts = /\/src\/web\/(content|ui|seo|places|prices)\//
const searchForm = /\/src\/web\/booking\/search\/search-form\.tsx/

/**
 * Which scripts travel together. Left alone, every module that two pages share becomes a file of its own, some thirty
 * for a form. Here a page loads the libraries, what every page stands on, the search form where there is one, and what
 * is its own.
 */
export const scriptFiles: Groups = {
  groups: [
    { name: 'react', test: libraries, priority: 9 },
    {
      name: (id, context) => (isNeededBy(everyPage, id, context) && !entry.test(id) ? 'site' : null),
      priority: 8,
    },
    { name: (id, context) => (isNeededBy(searchForm, id, context) ? 'search' : null), priority: 7 },
    {
      name: (id, context) => (isNeededBy(carStep, id, context) ? 'steps' : null),
      minShareCount: 2,
      priority: 6,
    },
    { name: 'reading', test: readingParts, minShareCount: 2, priority: 5 },
  ],
}

/** Whether a module is loaded whenever one of those is. */
function isNeededBy(those: RegExp, id: string, context: Context, seen = new Set<string>()): boolean {
  if (those.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isNeededBy(those, importer, context, seen),
  )
}

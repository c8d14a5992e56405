import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { pageOfPath } from '../../i18n/pages.ts'

const folders = ['/assets/', '/pictures/', '/cars/', '/fonts/', '/sandbox/'] as const

/**
 * Under which name a request is counted: one of as many as there are pages and routes, whatever a stranger types. A page
 * has the same name in every language.
 */
export function routeOf(context: Context): string {
  const { path } = context.req
  const page = pageOfPath(path.replace(/\.data$/, '') || '/')
  if (page) return `page ${page.page}`
  const route = matchedRoutes(context).findLast(({ path: pattern }) => !pattern.endsWith('*'))
  if (route) return route.path
  if (path === '/admin' || path.startsWith('/admin/')) return '/admin'
  return folders.find((folder) => path.startsWith(folder)) ?? 'other'
}

import { expect, it } from 'vitest'
import { callRights, type OpenCall } from '../../src/contract/staff/call-rights.ts'
import type { StaffDependencies } from '../../src/server/api/staff/staff-dependencies.ts'
import { adminRoutes } from '../../src/server/api/staff/staff-routes.ts'

/** Whatever a route takes apart before anyone asks. */
const anything: StaffDependencies = new Proxy(
  Object.assign(() => anything, {}),
  {
    get: () => anything,
  },
) as unknown as StaffDependencies

const open: readonly OpenCall[] = [
  'POST /login',
  'POST /logout',
  'POST /login/question',
  'POST /login/passkey',
  'POST /invitation',
  'POST /invitation/accept',
]

const routes = adminRoutes(anything)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => {
    const plain = path
      .replaceAll(/\{[^/]*\}/g, '')
      .replace(/\/(ubl|e-invoice)\.xml$/, '/:format')
      .replace(/^\/figures\/:table.*$/, '/figures/:table')
    return `${method} ${plain.replace('/:duty/', '/:duty/')}`
  })

it('every route stands in the table of rights, and every row is a route', () => {
  const listed = Object.keys(callRights)
  const served = new Set(routes.filter((route) => !open.some((call) => call === route)))
  // The lists that a screen of its own reads are the records' by another name.
  const named = new Set(['GET /cars', 'GET /guarantors', 'GET /services'])
  expect([...served].filter((route) => !listed.includes(route))).toEqual([])
  expect(listed.filter((call) => !served.has(call) && !named.has(call))).toEqual([])
})

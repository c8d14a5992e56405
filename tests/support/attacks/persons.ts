import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import type { PhoneClients } from '../../../src/contract/staff/phone.ts'
import { codeAt, stepAt } from '../../../src/use-cases/sign-in/one-time-code.ts'
import { dumpOf } from '../database-dump.ts'
import { png } from '../document-files.ts'
import { CODE_SECRET, hire, ORIGIN, PASSWORD } from '../staff.ts'
import { type Attack, statusIs } from './attack.ts'
import { cookieOf, type Target } from './target.ts'

const login = (target: Target, email: string, code: string, from = target.stranger()) =>
  target.send(
    '/api/admin/login',
    {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, code }),
    },
    from,
  )

const clientOf = async (target: Target, bookingId: number) => {
  const [row] = await target.rows('select client_id from bookings where id = $1', [bookingId])
  return Number(row?.client_id)
}

/** Whose data, and who works here: A6, A7, A10, A13–A16, A18, A25, A28. */
export const personsAttacks: Attack<Target>[] = [
  {
    finding: 'A6',
    tried: 'a stranger books under a customer’s personal code',
    expected: 'their contact is not offered for the customer’s rentals',
    run: async (target) => {
      const idCode = '60001019906'
      await target.pay(await target.book({ idCode, email: 'victim@example.ee' }))
      await target.book({ idCode, email: 'stranger@example.ee' })
      const staff = await target.signedIn('agent')
      const answer = await staff.get(`/phone/clients?q=${idCode}`)
      const { clients } = (await answer.json()) as PhoneClients
      const seen = clients.map(
        ({ email, isVerified, rentals }) => `${email} ${isVerified ? 'known' : 'unverified'} ${rentals}`,
      )
      const wanted = ['victim@example.ee known 1', 'stranger@example.ee unverified 0']
      return { isOk: isDeepStrictEqual(seen, wanted), seen: seen.join(', ') }
    },
  },
  {
    finding: 'A6',
    tried: 'the export of the whole person by a link',
    expected: 'one booking, and the letter’s code for the rest',
    run: async (target) => {
      const held = await target.book({ email: 'twice@example.ee' })
      const other = await target.book({ email: 'twice@example.ee' })
      await target.rows(
        'update bookings set client_id = (select client_id from bookings where id = $1) where id = $2 returning id',
        [held.id, other.id],
      )
      const byQuery = await target.send(`/api/customer/export?booking=${held.id}&token=${held.token}`)
      const byCookie = await target.send(`/api/customer/export?booking=${held.id}`, {
        headers: { cookie: cookieOf(held) },
      })
      const entries = unzipSync(new Uint8Array(await byCookie.arrayBuffer()))
      const data = JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array())) as { bookings: unknown[] }
      const code = new URLSearchParams({ code: `1.9999999999.${held.token}` })
      const person = await target.send('/api/customer/person', { method: 'POST', body: code })
      const seen = [byQuery.status, `${byCookie.status} with ${data.bookings.length}`, person.status]
      return { isOk: isDeepStrictEqual(seen, [404, '200 with 1', 303]), seen: seen.join(', ') }
    },
  },
  {
    finding: 'A7',
    tried: 'the cookie of who signed out',
    expected: '401',
    run: async (target) => {
      const staff = await target.signedIn('agent')
      await staff.post('/logout')
      return statusIs([401], (await staff.get('/me')).status)
    },
  },
  {
    finding: 'A10',
    tried: 'the link of a person who was erased',
    expected: 'it opens nothing',
    run: async (target) => {
      const held = await target.book()
      const owner = await target.signedIn('owner')
      const erased = await owner.post(`/clients/${await clientOf(target, held.id)}/erase`)
      const opened = { headers: { cookie: cookieOf(held) } }
      const { status } = await target.send(`/api/customer/export?booking=${held.id}`, opened)
      return {
        isOk: erased.status === 200 && status === 404,
        seen: `erased ${erased.status}, export ${status}`,
      }
    },
  },
  {
    finding: 'A10',
    tried: 'a link in the address',
    expected: 'it becomes a cookie and leaves the address',
    run: async (target) => {
      const { token, links } = await target.book()
      const looked = await target.send(links.documents ?? '')
      const body = new URLSearchParams({ token })
      const answer = await target.send('/documents', { method: 'POST', body })
      const [cookie = ''] = answer.headers.getSetCookie()
      const address = answer.headers.get('location') ?? token
      const page = await target.send(address, { headers: { cookie: cookie.split(';')[0] ?? '' } })
      const isExchanged =
        !looked.headers.has('set-cookie') && answer.status === 303 && /HttpOnly/.test(cookie)
      const isGone = !(address + (await page.text())).includes(token)
      const seen = isExchanged && isGone ? 'exchanged, and gone from the page' : `${answer.status}, it stays`
      return { isOk: isExchanged && isGone, seen }
    },
  },
  {
    finding: 'A10',
    tried: 'a link in the wrong hands, after staff made a new one',
    expected: 'the link and its cookie open nothing',
    run: async (target) => {
      const held = await target.book()
      const staff = await target.signedIn('agent')
      const renewed = await staff.post(`/bookings/${held.id}/renew-link`)
      const opened = { headers: { cookie: cookieOf(held) } }
      const { status } = await target.send(`/api/customer/export?booking=${held.id}`, opened)
      const body = new URLSearchParams({ token: held.token })
      const exchanged = await target.send('/documents', { method: 'POST', body })
      const isDead = status === 404 && !exchanged.headers.has('set-cookie')
      return { isOk: renewed.status === 200 && isDead, seen: `renewed ${renewed.status}, then ${status}` }
    },
  },
  {
    finding: 'A13',
    tried: 'staff export a person',
    expected: 'it is written down',
    run: async (target) => {
      const held = await target.book()
      const staff = await target.signedIn('owner')
      const count = async () => Number((await target.rows('select count(*) from audit_log'))[0]?.count)
      const before = await count()
      const path = `/clients/${await clientOf(target, held.id)}/export`
      const { status } = await staff.post(path, { reason: 'asked for at the desk' })
      const written = (await count()) - before
      return { isOk: status === 200 && written > 0, seen: `${status}, ${written} rows` }
    },
  },
  {
    finding: 'A13',
    tried: 'the log is rewritten by SQL',
    expected: 'refused by the database',
    run: async (target) => {
      const refused = await target
        .rows("update audit_log set action = 'nothing' where id > 0 returning id")
        .then((rows) => (rows.length > 0 ? 'rewritten' : 'nothing to rewrite'))
        .catch(() => 'refused')
      return { isOk: refused === 'refused', seen: refused }
    },
  },
  {
    finding: 'A14',
    tried: 'a person’s e-mail is looked for after they were erased',
    expected: 'no row has it (papers apart)',
    run: async (target) => {
      const email = 'forget.me.whole@example.ee'
      const held = await target.book({ email })
      const owner = await target.signedIn('owner')
      await owner.post(`/clients/${await clientOf(target, held.id)}/erase`)
      const tables = await target.rows(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      )
      const found: string[] = []
      for (const { name } of tables) {
        const [row] = await target.rows(
          `select count(*)::int as count from "${String(name)}" t where t::text like $1`,
          [`%${email}%`],
        )
        if (Number(row?.count) > 0) found.push(String(name))
      }
      return { isOk: found.length === 0, seen: found.join(', ') || 'none' }
    },
  },
  {
    finding: 'A15',
    tried: 'a copy of the database is read',
    expected: 'no personal code, licence, seed or picture in clear',
    run: async (target) => {
      const person = { idCode: '37605030299', drivingLicenceNumber: 'ET777888' }
      const held = await target.book(person)
      await target.signedIn('owner')
      await target.upload(held, await png())
      const dump = await dumpOf(target.database.db)
      const inClear = [...Object.values(person), CODE_SECRET].filter((secret) => dump.includes(secret))
      const folder = join(target.folder, 'files')
      const files = await Promise.all(
        (await readdir(folder)).map(async (name) => readFile(join(folder, name))),
      )
      const pictures = files.filter((bytes) => bytes.includes('IHDR')).length
      const isOk = dump.includes('sealed.') && inClear.length === 0 && files.length > 0 && pictures === 0
      return { isOk, seen: `${inClear.length} in clear, ${pictures} of ${files.length} pictures` }
    },
  },
  {
    finding: 'A16',
    tried: 'an account with the password 123456789012',
    expected: 'it does not open',
    run: async (target) => {
      const owner = await target.signedIn('owner')
      const body = {
        email: 'uus@example.ee',
        name: 'Uus',
        role: 'agent',
        password: '123456789012',
        isActive: true,
      }
      const { status } = await owner.post('/admins', body)
      const { email, password } = body
      const login = await target.send('/api/admin/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({ email, password }),
      })
      return { isOk: login.status === 401, seen: `${status}, then ${login.status}` }
    },
  },
  {
    finding: 'A18',
    tried: '12 wrong codes from 12 addresses with the right password',
    expected: '429 in the end',
    run: async (target) => {
      const { email } = await hire({ db: () => target.database.db }, 'agent')
      const statuses: number[] = []
      for (let at = 0; at < 12; at++) statuses.push((await login(target, email, `00000${at % 10}`)).status)
      return statusIs([429], statuses.at(-1) ?? 0)
    },
  },
  {
    finding: 'A25',
    tried: 'the notes of two devices of one account',
    expected: 'they differ',
    run: async (target) => {
      const { email } = await hire({ db: () => target.database.db }, 'agent')
      const notes: string[] = []
      for (const ahead of [0, 1]) {
        const answer = await login(target, email, codeAt(CODE_SECRET, stepAt(new Date()) + ahead))
        notes.push(
          answer.headers
            .getSetCookie()
            .find((cookie) => /device/i.test(cookie))
            ?.split(';')[0] ?? '',
        )
      }
      const isOk = notes[0] !== '' && notes[1] !== '' && notes[0] !== notes[1]
      return { isOk, seen: isOk ? 'they differ' : 'equal' }
    },
  },
  {
    finding: 'A28',
    tried: 'an agent reads the log and the outbox',
    expected: '403, 403',
    run: async (target) => {
      const agent = await target.signedIn('agent')
      const statuses = [(await agent.get('/audit-log')).status, (await agent.get('/outbox')).status]
      return { isOk: statuses.every((status) => status === 403 || status === 404), seen: statuses.join(', ') }
    },
  },
]

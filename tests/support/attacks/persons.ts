import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeAt, stepAt } from '../../../src/use-cases/sign-in/one-time-code.ts'
import { dumpOf } from '../database-dump.ts'
import { png } from '../document-files.ts'
import { CODE_SECRET, hire, ORIGIN, PASSWORD } from '../staff.ts'
import { type Attack, statusIs } from './attack.ts'
import type { Target } from './target.ts'

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
      await target.book({ idCode, email: 'victim@example.ee' })
      await target.book({ idCode, email: 'stranger@example.ee' })
      const staff = await target.signedIn('agent')
      const text = await (await staff.get(`/phone/clients?q=${idCode}`)).text()
      const isOffered = text.includes('stranger@example.ee')
      return { isOk: !isOffered, seen: isOffered ? 'the stranger’s row is offered' : 'not offered' }
    },
  },
  {
    finding: 'A6',
    tried: 'the export of the whole person by a link',
    expected: 'a code is asked for',
    run: async (target) => {
      const { token } = await target.book()
      return statusIs([401, 403, 404], (await target.send(`/api/customer/export?token=${token}`)).status)
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
      const { status } = await target.send(`/api/customer/export?token=${held.token}`)
      return { isOk: status >= 400, seen: `erased ${erased.status}, export ${status}` }
    },
  },
  {
    finding: 'A10',
    tried: 'a link in the address',
    expected: 'it becomes a cookie and leaves the address',
    run: async (target) => {
      const { links } = await target.book()
      const answer = await target.send(links.documents ?? '')
      const isExchanged = answer.status >= 300 && answer.status < 400 && answer.headers.has('set-cookie')
      return { isOk: isExchanged, seen: isExchanged ? 'exchanged' : `${answer.status}, it stays` }
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

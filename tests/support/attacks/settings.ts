import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { SignJWT } from 'jose'
import { calendarFile } from '../../../src/documents/calendar-file.ts'
import { readerOf } from '../../../src/documents/reader.ts'
import { loadMessages } from '../../../src/i18n/messages.ts'
import { listenLocally } from '../../../src/infra/local-server.ts'
import { CallToOpenLockers } from '../../../src/infra/lockers/locker-unit.ts'
import { HttpSmsGateway } from '../../../src/infra/lockers/sms-gateway.ts'
import { personCertificate } from '../../../src/infra/signing/person-certificate.ts'
import { SmartId } from '../../../src/infra/signing/smart-id.ts'
import { parseEnv } from '../../../src/server/env.ts'
import { MontonioSimulator } from '../../../src/simulators/bank/montonio-simulator.ts'
import { LockerSimulator } from '../../../src/simulators/lockers/locker-simulator.ts'
import { CertificateAuthority } from '../../../src/simulators/signing/certificate-authority.ts'
import { SmartIdSimulator } from '../../../src/simulators/signing/smart-id-simulator.ts'
import { allowCalls } from '../../../src/use-cases/locker/allow-calls.ts'
import { exampleFacts } from '../booking-facts.ts'
import { Bucket } from '../bucket.ts'
import { TEST_KEYS } from '../data-keys.ts'
import { png } from '../document-files.ts'
import { startPgbouncer } from '../pgbouncer.ts'
import { onServer } from '../server-process.ts'
import { type Attack, type Seen, statusIs } from './attack.ts'
import type { Target } from './target.ts'

const secret = 'a secret of the tests, long enough to be taken'
const real = {
  DATABASE_URL: 'postgresql://localhost/autorent',
  SESSION_SECRET: secret,
  DATA_KEYS: TEST_KEYS,
  MONTONIO_ACCESS_KEY: 'key',
  MONTONIO_SECRET_KEY: 'secret',
  OFF: 'phones,lockers',
}

/** What is tried with other settings, or by who runs the others: A1, A17, A19, A20, A26, A27, A29–A31, T1–T18. */
export const settingsAttacks: Attack<Target>[] = [
  {
    finding: 'A1',
    tried: 'a public address without any keys',
    expected: 'the start is refused',
    run: async (target) => {
      const server = target.spawn({ PUBLIC_URL: 'https://rent.example', SESSION_SECRET: secret, PORT: '0' })
      const { code } = await server.exited
      return { isOk: code === 1 && server.stderr().includes('MONTONIO'), seen: `code ${code}` }
    },
  },
  {
    finding: 'A17',
    tried: 'a signature by a certificate that was revoked, and by one nobody can ask about',
    expected: 'neither counts',
    run: revokedCertificate,
  },
  {
    finding: 'A19',
    tried: 'cookies and HSTS under https',
    expected: 'HSTS; __Host- or __Secure-',
    run: async (target) => {
      const server = await target.another({ PUBLIC_URL: 'https://rent.example' })
      const { headers } = await fetch(`${server.url}/en`, { headers: { 'accept-language': 'en' } })
      await server.kill('SIGKILL')
      const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '')
      const hasHsts = headers.has('strict-transport-security')
      const isOk = hasHsts && names.every((name) => /^__(Host|Secure)-/.test(name))
      return { isOk, seen: `${hasHsts ? 'HSTS' : 'no HSTS'}; ${names.join(', ') || 'no cookie'}` }
    },
  },
  {
    finding: 'A20',
    tried: 'a bank over http, mail without TLS',
    expected: 'both are refused',
    run: async () => {
      const bank = isRefused({ MONTONIO_URL: 'http://bank.example/api', SMTP_URL: 'smtps://mail.example' })
      const letters = await requiresTls()
      return { isOk: bank && letters, seen: `bank ${bank}, mail ${letters}` }
    },
  },
  {
    finding: 'A26',
    tried: 'X-Forwarded-For where no proxy is trusted',
    expected: 'a warning in the log',
    run: async (target) => {
      const server = await target.another({ TRUSTED_PROXIES: '0', LOG_LEVEL: 'warn' })
      await fetch(`${server.url}/en`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
      await server.kill('SIGTERM')
      const isTold = /TRUSTED_PROXIES|forwarded/i.test(server.stdout())
      return { isOk: isTold, seen: isTold ? 'warned' : 'not a word' }
    },
  },
  {
    finding: 'A27',
    tried: 'a locker called from the customer’s number, who has said nothing',
    expected: 'refused',
    run: forgedCaller,
  },
  {
    finding: 'A29',
    tried: 'a package without a hash in the lockfile',
    expected: 'none',
    run: async () => {
      const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
        packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
      }
      const loose = Object.entries(packages).filter(
        ([name, { integrity, link, inBundle }]) => name !== '' && !link && !inBundle && !integrity,
      )
      return { isOk: loose.length === 0, seen: `${loose.length}` }
    },
  },
  {
    finding: 'A30',
    tried: 'the bank’s signed word about another order under the same reference',
    expected: 'entered by its own name, the order that was placed stays unpaid, people look',
    run: wordAboutAnotherOrder,
  },
  {
    finding: 'A31',
    tried: 'a private link in the log',
    expected: 'never written',
    run: async (target) => {
      const server = await target.another({ LOG_LEVEL: 'info' })
      const { token, links } = await target.book()
      await fetch(server.url + (links.documents ?? ''))
      await server.kill('SIGTERM')
      const isWritten = server.stdout().includes(token)
      return { isOk: !isWritten, seen: isWritten ? 'written' : 'not written' }
    },
  },
  {
    finding: 'T1',
    tried: 'a file for a bucket that is gone',
    expected: '503, no row',
    run: async (target) => {
      const bucket = await Bucket.open()
      const server = await target.another({
        FILES_URL: `http://key:secret@127.0.0.1:${bucket.port}/private`,
      })
      const held = await target.book()
      bucket.isGone = true
      const { status } = await target.upload(held, await png(), server.url)
      const rows = await target.rows('select id from uploads where booking_id = $1', [held.id])
      await server.kill('SIGKILL')
      await bucket.close()
      return { isOk: status === 503 && rows.length === 0, seen: `${status}, ${rows.length} rows` }
    },
  },
  {
    finding: 'T2',
    tried: 'a page where advertising is refused',
    expected: 'one button, no booking opened',
    run: async (target) => {
      const found = await Promise.all(
        ['/loobu-pakkumistest', '/en/stop-offers'].map(async (path) => (await target.send(path)).status),
      )
      return { isOk: found.some((status) => status < 404), seen: found.join(', ') }
    },
  },
  {
    finding: 'T5',
    tried: 'a certificate for signing in, given for signing',
    expected: 'refused',
    run: async () => {
      const now = () => new Date()
      const authority = new CertificateAuthority(now)
      const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const idCode = '38001085718'
      const isTaken = (isForSigning: boolean) => {
        const certificate = authority.issue(idCode, publicKey, { isForSigning })
        return personCertificate(certificate, idCode, { issuers: [authority.certificate], now }) !== undefined
      }
      const [toSignIn, toSign] = [isTaken(false), isTaken(true)]
      return { isOk: !toSignIn && toSign, seen: toSignIn ? 'taken' : 'refused' }
    },
  },
  {
    finding: 'T7',
    tried: 'pgbouncer in transaction mode',
    expected: 'the start is refused',
    run: async (target) => {
      const pooler = await startPgbouncer(target.databaseUrl, 'transaction')
      const server = target.spawn(onServer(pooler.url))
      const { code } = await server.exited
      await pooler.stop()
      return { isOk: code === 1 && server.stderr().includes('pool_mode'), seen: `code ${code}` }
    },
  },
  {
    finding: 'T18',
    tried: 'the calendar file of a booking',
    expected: 'no private link in it',
    run: async () => {
      const reader = readerOf(await loadMessages('et'), 'et')
      const hasLink = /token|https?:/.test(Buffer.from(calendarFile(exampleFacts, reader)).toString())
      return { isOk: !hasLink, seen: hasLink ? 'the link is in it' : 'no link' }
    },
  },
]

function isRefused(variables: Record<string, string>): boolean {
  try {
    parseEnv({ ...real, ...variables })
    return false
  } catch {
    return true
  }
}

/** Whether letters stay here when the other side offers no encryption. */
async function requiresTls(): Promise<boolean> {
  return (await readFile('src/infra/mail/smtp.ts', 'utf8')).includes('requireTLS')
}

async function wordAboutAnotherOrder(target: Target): Promise<Seen> {
  const keys = { accessKey: 'the shop', secretKey: 'a secret of the bank and of the tests' }
  const bank = new MontonioSimulator({ ...keys, publicUrl: 'http://bank.test', now: () => new Date() })
  const bankServer = await listenLocally(() => bank.app.fetch)
  const server = await target.another({
    MONTONIO_URL: `${bankServer.url}/api`,
    MONTONIO_ACCESS_KEY: keys.accessKey,
    MONTONIO_SECRET_KEY: keys.secretKey,
    SIMULATE: 'phones,lockers,mail',
  })
  const held = await target.book()
  await target.act(held, 'bank-links', { choice: 'bank:EE:HABAEE2X' }, server.url)
  const [payment] = await target.rows(
    'select reference, rent_amount + deposit_amount as amount from payments where booking_id = $1',
    [held.id],
  )
  const orderToken = await new SignJWT({
    uuid: '11111111-1111-4111-8111-111111111111',
    accessKey: keys.accessKey,
    merchantReference: payment?.reference,
    merchantReferenceDisplay: payment?.reference,
    paymentStatus: 'PAID',
    paymentMethod: 'paymentInitiation',
    grandTotal: Number(payment?.amount) / 100,
    currency: 'EUR',
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(keys.secretKey))
  const told = await fetch(`${server.url}/api/payments/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderToken }),
  })
  const [booking] = await target.rows('select attentions from bookings where id = $1', [held.id])
  const orders = await target.rows(
    'select order_id, status from payments where booking_id = $1 order by id',
    [held.id],
  )
  await server.kill('SIGKILL')
  await bankServer.close()
  const { seen } = statusIs([], told.status)
  return {
    isOk:
      payment !== undefined &&
      isDeepStrictEqual(booking?.attentions, ['other-order']) &&
      isDeepStrictEqual(
        orders.map(({ status }) => status),
        ['PENDING', 'PAID'],
      ),
    seen: `${seen}, orders ${orders.map(({ status }) => String(status)).join(' ')}`,
  }
}

async function revokedCertificate(): Promise<Seen> {
  const now = () => new Date()
  const party = { relyingPartyUuid: '00000000-0000-4000-8000-000000000000', relyingPartyName: 'DEMO' }
  const simulator = new SmartIdSimulator({ ...party, now })
  const server = await listenLocally(() => simulator.app.fetch)
  const asked = { ...party, baseUrl: `${server.url}/v3`, ocspUrl: `${server.url}/ocsp`, now }
  const smartId = new SmartId({ ...asked, issuers: [simulator.issuer] })
  const document = Buffer.from('%PDF-1.7 a contract')
  const seen: string[] = []
  for (const faults of [{ revoked: true }, { revoked: false, isOcspDown: true }]) {
    simulator.set(faults)
    const idCode = '40504040001'
    const started = await smartId.start({ idCode, document, text: 'L-1', locale: 'et' })
    const session = { sessionId: started.ok ? started.sessionId : '', idCode, document }
    let state = await smartId.poll(session)
    while (state.state === 'running') state = await smartId.poll(session)
    seen.push(state.state === 'failed' ? state.reason : state.state)
  }
  await server.close()
  return { isOk: seen.join() === 'revoked,unreachable', seen: seen.join(', ') }
}

/** Everything is in order for a booking but that its customer has not come yet. */
async function forgedCaller(target: Target): Promise<Seen> {
  const { db } = target.database
  const [unit, caller] = ['+37258000077', '+37251000077']
  const now = new Date()
  const held = await target.book({ phone: caller })
  await target.pay(held)
  await target.rows(`update bookings set status = 'SIGNED' where id = $1`, [held.id])
  await target.rows(`delete from smart_locker_reservations where booking_id = $1`, [held.id])
  const [locker] = await target.rows(
    `insert into smart_lockers (name, phone) values ('Kapp 77', $1) returning id`,
    [unit],
  )
  const window = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 3_600_000)]
  const enter = 'insert into smart_locker_reservations (smart_locker_id, booking_id, start, "end")'
  await target.rows(`${enter} values ($1, $2, $3, $4)`, [locker?.id, held.id, ...window])
  const simulator = new LockerSimulator({ units: async () => [unit], password: '8642', gatewayKey: 'key' })
  const server = await listenLocally(() => simulator.app.fetch)
  const sms = new HttpSmsGateway({ url: server.url, key: 'key' })
  await allowCalls(db, new CallToOpenLockers({ sms, password: '8642' }), now)
  const answered = simulator.call(unit, caller, now)
  await server.close()
  return { isOk: answered === 'refused', seen: answered }
}

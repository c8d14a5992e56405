import { connect } from 'node:net'
import { PDFDocument } from 'pdf-lib'
import { openFiles } from '../../../src/server/adapters/files.ts'
import { sealedFiles } from '../../../src/server/adapters/sealed-files.ts'
import { client, search } from '../bodies.ts'
import { heicOfManyPlaces, pdfThatUnfolds, pdfWithLinks, slowSvg } from '../hostile-files.ts'
import { daysAfter, quietMorning } from '../rental-dates.ts'
import { postJson } from '../server-pair.ts'
import { ids } from '../small-company.ts'
import { type Attack, statusIs } from './attack.ts'
import type { Target } from './target.ts'

const MEGABYTE = 1 << 20

/** What a visitor without an account tries: A2–A5, A8, A9, A11, A12, A21–A24. */
export const strangersAttacks: Attack<Target>[] = [
  {
    finding: 'A2',
    tried: 'a HEIC of 9 KB in 59 million places',
    expected: '422, /healthz answers',
    run: async (target) => {
      const sent = target.upload(await target.book(), heicOfManyPlaces(900))
      const { status } = await fetch(`${target.url()}/healthz`)
      const answer = await sent
      return {
        isOk: answer.status === 422 && status === 200,
        seen: `${answer.status}, /healthz ${status}`,
      }
    },
  },
  {
    finding: 'A3',
    tried: 'a PDF of some KB that unfolds twice into 64 MB',
    expected: '422, /healthz answers',
    run: async (target) => {
      const sent = target.upload(await target.book(), pdfThatUnfolds(64, 2))
      const { status } = await fetch(`${target.url()}/healthz`)
      const answer = await sent
      return {
        isOk: answer.status === 422 && status === 200,
        seen: `${answer.status}, /healthz ${status}`,
      }
    },
  },
  {
    finding: 'A4',
    tried: 'a form of 20 MB',
    expected: '413, or the line is cut',
    run: async (target) => {
      const statuses = await Promise.all(
        ['/broneerimine/teenused', '/broneerimine/registreerimine', '/broneerimine/auto'].map(
          async (path) => {
            const body = new URLSearchParams({ a: 'a'.repeat(20 * MEGABYTE) })
            const answer = await target.send(path, { method: 'POST', body }).catch(() => undefined)
            return answer?.status ?? 'cut'
          },
        ),
      )
      return {
        isOk: statuses.every((status) => status === 413 || status === 'cut'),
        seen: statuses.join(', '),
      }
    },
  },
  {
    finding: 'A5',
    tried: 'six cars kept unpaid by one e-mail and address',
    expected: 'not all are kept',
    run: async (target) => {
      const from = target.stranger()
      const statuses: number[] = []
      for (let at = 0; at < 6; at++) {
        const person = client({ email: 'hoarder@example.ee', phone: '+372 5200 0001' })
        statuses.push((await target.order({ client: undefined, ...person }, from)).status)
      }
      return { isOk: statuses.some((status) => status !== 201), seen: statuses.join(', ') }
    },
  },
  {
    finding: 'A8',
    tried: 'a name that is an advertisement with an address',
    expected: '422',
    run: async (target) => {
      const firstName = 'winner, claim your refund at https://evil.example/r'
      return statusIs([422], (await target.order({ client: client({ firstName }) })).status)
    },
  },
  {
    finding: 'A9',
    tried: '140 pages in a minute from one address',
    expected: '429 in the end',
    run: (target) => untilRefused(target, () => '198.51.90.1'),
  },
  {
    finding: 'A9',
    tried: '140 pages from as many addresses of one IPv6 /64',
    expected: '429 in the end',
    run: (target) => untilRefused(target, (at) => `2001:db8:9:9::${at.toString(16)}`),
  },
  {
    finding: 'A9',
    tried: '30 guesses at a coupon',
    expected: 'too_many_tries',
    run: async (target) => {
      const from = target.stranger()
      let seen = ''
      for (let at = 0; at < 3; at++) {
        const codes = Array.from({ length: 10 }, (_, code) => `GUESS${at}${code}`)
        const body = tripBody({ couponCodes: codes })
        const answer = await postJson(`${target.url(at % 2)}/api/booking/cars`, body, {
          'x-forwarded-for': from,
        })
        const coupons = answer.body.coupons as { reason: string }[]
        seen = coupons.at(-1)?.reason ?? ''
      }
      return { isOk: seen === 'too_many_tries', seen }
    },
  },
  {
    finding: 'A11',
    tried: 'an SVG of 30 s as a drawn signature',
    expected: '422',
    run: async (target) => {
      const held = await target.book()
      await target.pay(held)
      const drawing = `data:image/png;base64,${slowSvg.toString('base64')}`
      const form = { intent: 'drawn', isRead: 'on', drawing }
      return statusIs([422], (await target.act(held, 'sign', form)).status)
    },
  },
  {
    finding: 'A12',
    tried: 'pages under another name of the host',
    expected: '421',
    run: async (target) => statusIs([421], await statusUnder(target, 'k1.example')),
  },
  {
    finding: 'A21',
    tried: 'a connection that never ends its first lines',
    expected: 'it is ended',
    run: async (target) => {
      const { hostname, port } = new URL(target.url())
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ')
      await new Promise((resolve) => socket.resume().once('close', resolve))
      return { isOk: true, seen: 'it is ended' }
    },
  },
  {
    finding: 'A22',
    tried: 'a coupon for new customers, to learn who is one',
    expected: 'the same answer of both',
    run: async (target) => {
      const known = { email: 'known@example.ee', idCode: '47502124911' }
      await target.book(known)
      const ask = (person: object) => target.order({ client: client(person), couponCodes: ['UUS'] })
      const codes = [await ask(known), await ask({ email: 'new@example.ee', idCode: '37605030299' })]
      const seen = codes.map(({ status, code }) => `${status} ${code ?? ''}`.trim())
      return { isOk: seen[0] === seen[1] && !seen[0]?.startsWith('422'), seen: seen.join(' / ') }
    },
  },
  {
    finding: 'A23',
    tried: 'a PDF with things to press',
    expected: 'kept without them',
    run: async (target) => {
      const held = await target.book()
      const answer = await target.upload(held, await pdfWithLinks())
      const [row] = await target.rows('select file_key from uploads where booking_id = $1', [held.id])
      const files = sealedFiles(
        openFiles({ DATA_DIR: target.folder, FILES_URL: undefined }, () => new Date()),
      )
      const kept = await files.get(String(row?.file_key))
      const { context } = await PDFDocument.load(kept ?? '')
      const text = context.enumerateIndirectObjects().join('\n')
      const isClean = !/evil|URI|SubmitForm|GoToR|ImportData|Annot/.test(text)
      return { isOk: isClean && answer.status === 201, seen: isClean ? 'kept without them' : 'still there' }
    },
  },
  {
    finding: 'A24',
    tried: 'what a page says to browsers and caches',
    expected: 'same-origin; private, no-cache',
    run: async (target) => {
      const { headers } = await target.send('/')
      const seen = `${headers.get('cross-origin-resource-policy')}; ${headers.get('cache-control')}`
      return { isOk: seen.startsWith('same-origin; private'), seen }
    },
  },
]

async function untilRefused(target: Target, address: (at: number) => string) {
  for (let at = 0; at < 140; at++) {
    const answer = await target.send('/hinnakiri', {}, address(at))
    await answer.body?.cancel()
    if (answer.status === 429) return { isOk: true, seen: `429 after ${at}` }
  }
  return { isOk: false, seen: 'all answered' }
}

/** `fetch` writes the host itself: this speaks for itself. */
function statusUnder(target: Target, host: string): Promise<number> {
  const { hostname, port } = new URL(target.url())
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).on('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(Number(data.toString().split(' ')[1]))
    })
    socket.write(`GET /hinnakiri HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })
}

function tripBody(changes: object = {}): object {
  const from = quietMorning()
  return search({
    rentDate: from.toISOString(),
    returnDate: daysAfter(from, 2).toISOString(),
    rentLocationId: ids.places.airport,
    returnLocationId: ids.places.airport,
    ...changes,
  })
}

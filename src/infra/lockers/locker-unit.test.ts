import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../tests/support/any-character.ts'
import { LockerSimulator } from '../../simulators/lockers/locker-simulator.ts'
import { type LocalServer, listenLocally } from '../local-server.ts'
import { CallToOpenLockers, type LockerAnswer } from './locker-unit.ts'
import { HttpSmsGateway, type SmsGateway } from './sms-gateway.ts'

const unit = '+37258000001'
const otherUnit = '+37258000002'
const guest = '+37251234567'
const password = '8642'
const from = new Date('2026-11-15T10:00:00Z')
const to = new Date('2026-11-15T11:30:00Z')
const minutes = (count: number, since: Date) => new Date(since.getTime() + count * 60_000)

let server: LocalServer
let simulator: LockerSimulator
let lockers: CallToOpenLockers

beforeEach(async () => {
  simulator = new LockerSimulator({ units: async () => [unit, otherUnit], password, gatewayKey: 'key' })
  server = await listenLocally(() => (request) => simulator.app.fetch(request))
  lockers = open('key', password)
})
afterEach(async () => {
  await server.close()
})

const open = (key: string, password: string, url = server.url) =>
  new CallToOpenLockers({ sms: new HttpSmsGateway({ url, key }), password })

/** The commands as a unit would get them. */
async function commandsOf(
  command: (lockers: CallToOpenLockers) => Promise<LockerAnswer>,
): Promise<{ answer: LockerAnswer; texts: string[] }> {
  const texts: string[] = []
  const sms: SmsGateway = {
    send: async (_, text) => {
      texts.push(text)
      return { ok: true }
    },
  }
  return { answer: await command(new CallToOpenLockers({ sms, password })), texts }
}

describe('a command', () => {
  it.each([
    [
      'in winter',
      '2026-11-15T10:00:00Z',
      '2026-11-15T11:30:00Z',
      '8642A007#0037251234567#2611151200#2611151330#',
    ],
    [
      'in summer',
      '2026-07-15T21:30:00Z',
      '2026-07-15T22:00:01Z',
      '8642A007#0037251234567#2607160030#2607160101#',
    ],
    [
      'in the doubled hour',
      '2026-10-25T00:50:00Z',
      '2026-10-25T01:10:00Z',
      '8642A007#0037251234567#2610250350#2610250410#',
    ],
    [
      'over New Year',
      '2026-12-31T21:59:59Z',
      '2026-12-31T22:30:00Z',
      '8642A007#0037251234567#2612312359#2701010030#',
    ],
  ])('to let someone in %s is in Tallinn time, the last minute whole', async (_, start, end, text) => {
    const sent = await commandsOf((to) => to.grant(unit, 7, guest, new Date(start), new Date(end)))
    expect(sent).toEqual({ answer: { ok: true }, texts: [text] })
  })

  it('to keep someone out, to open or to set the clock is short', async () => {
    expect((await commandsOf((to) => to.revoke(unit, 200))).texts).toEqual(['8642A200##'])
    expect((await commandsOf((to) => to.open(unit))).texts).toEqual(['8642CC'])
    expect((await commandsOf((to) => to.setClock(unit, from))).texts).toEqual(['8642T2611151200#'])
  })

  it('with anything else in it is never sent', async () => {
    const phones = fc.oneof(fc.constant(guest), fc.string({ unit: anyCharacter }))
    const slots = fc.oneof(fc.constant(7), fc.integer(), fc.double())
    await fc.assert(
      fc.asyncProperty(phones, phones, slots, fc.boolean(), async (unitPhone, phone, slot, isBackwards) => {
        const { texts } = await commandsOf((lockers) =>
          lockers.grant(unitPhone, slot, phone, isBackwards ? to : from, isBackwards ? from : to),
        )
        for (const text of texts) expect(text).toMatch(/^8642A\d{3}#00\d{7,15}#\d{10}#\d{10}#$/)
        expect(isBackwards ? texts : []).toEqual([])
      }),
    )
  })
})

describe('a call', () => {
  it('opens to the right number at the right time only', async () => {
    expect(await lockers.grant(unit, 1, guest, from, to)).toEqual({ ok: true })
    expect(simulator.call(unit, guest, minutes(-1, from))).toBe('refused')
    expect(simulator.call(unit, guest, from)).toBe('opened')
    expect(simulator.call(unit, guest, to)).toBe('opened')
    expect(simulator.call(unit, guest, minutes(1, to))).toBe('refused')
    expect(simulator.call(unit, '+37251234568', from)).toBe('refused')
    expect(simulator.call(unit, undefined, from)).toBe('refused')
    expect(simulator.call(otherUnit, guest, from)).toBe('refused')
    expect(simulator.call('+37250000000', guest, from)).toBe('refused')
  })

  it('opens no more once revoked or when the slot has gone to someone else', async () => {
    await lockers.grant(unit, 1, guest, from, to)
    await lockers.grant(unit, 2, guest, from, to)
    await lockers.revoke(unit, 1)
    expect(simulator.call(unit, guest, from)).toBe('opened')
    await lockers.grant(unit, 2, '+35840123456', from, to)
    expect(simulator.call(unit, guest, from)).toBe('refused')
    expect(simulator.call(unit, '+35840123456', from)).toBe('opened')
  })

  it('is not needed when staff opens', async () => {
    expect(await lockers.open(unit)).toEqual({ ok: true })
    expect([simulator.timesOpened(unit), simulator.timesOpened(otherUnit)]).toEqual([1, 0])
  })

  it('opens exactly within the period that was granted', async () => {
    // Both nights of the clock change are left out: a unit has one clock and no offset.
    const starts = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 1, 1) })
    await fc.assert(
      fc.asyncProperty(starts, fc.integer({ min: 1, max: 10_000 }), starts, async (start, length, called) => {
        const begins = new Date(start)
        const ends = minutes(length, begins)
        await lockers.grant(unit, 1, guest, begins, ends)
        const isWithin = called >= start && called <= ends.getTime()
        expect(simulator.call(unit, guest, isWithin ? new Date(called) : begins)).toBe('opened')
        expect(simulator.call(unit, guest, minutes(length / 2, begins))).toBe('opened')
        expect(simulator.call(unit, guest, minutes(-1, begins))).toBe('refused')
        expect(simulator.call(unit, guest, minutes(2, ends))).toBe('refused')
      }),
      { numRuns: 30 },
    )
  })
})

describe('a unit', () => {
  it('is deaf to a wrong password and to what is no command', async () => {
    await lockers.grant(unit, 1, guest, from, to)
    await open('key', '1234').revoke(unit, 1)
    const gateway = new HttpSmsGateway({ url: server.url, key: 'key' })
    for (const text of [
      '',
      '8642',
      '8642A001#',
      '8642A000##',
      '8642a001##',
      '8642A001## ',
      '8642A002#1#2613450000#2613450000#',
    ])
      expect(await gateway.send(unit, text)).toEqual({ ok: true })
    expect(simulator.call(unit, guest, from)).toBe('opened')
  })

  it('knows those who may always come', async () => {
    await new HttpSmsGateway({ url: server.url, key: 'key' }).send(unit, '8642A003#0037251234567#')
    expect(simulator.call(unit, guest, minutes(1_000_000, from))).toBe('opened')
  })
})

describe('a gateway', () => {
  it('refuses a wrong key, and may be out of reach', async () => {
    expect(await open('wrong', password).open(unit)).toEqual({ ok: false, code: 'refused' })
    expect(await open('key', password, 'http://127.0.0.1:1/').open(unit)).toEqual({
      ok: false,
      code: 'unreachable',
    })
    expect(simulator.timesOpened(unit)).toBe(0)
  })
})

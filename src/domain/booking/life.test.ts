import { describe, expect, it } from 'vitest'
import { actors, bookingActions, bookingLife, bookingStatuses, nextStatus } from './life.ts'

const booking = { status: 'OPEN', isCancelled: false, isReturned: false } as const

describe('the state table', () => {
  const every = bookingActions.flatMap((action) =>
    actors.flatMap((actor) => bookingStatuses.map((status) => ({ action, actor, status }))),
  )
  it.each(every)('$actor: $action from $status', ({ action, actor, status }) => {
    const { by, steps } = bookingLife[action]
    const next = steps[status]
    const ofStatus = next ? { ok: true, status: next } : { ok: false, reason: 'not_in_this_state' }
    expect(nextStatus({ ...booking, status }, action, actor)).toEqual(
      by.includes(actor) ? ofStatus : { ok: false, reason: 'not_allowed_to' },
    )
  })

  it('leads from registered to signed', () => {
    const path = [
      ['start-payment', 'customer', 'PENDING'],
      ['confirm-payment', 'system', 'CONFIRMED'],
      ['sign', 'customer', 'SIGNED'],
    ] as const
    let status: (typeof bookingStatuses)[number] = 'OPEN'
    for (const [action, actor, expected] of path) {
      const result = nextStatus({ ...booking, status }, action, actor)
      expect(result).toEqual({ ok: true, status: expected })
      if (result.ok) status = result.status
    }
  })

  it('lets no browser confirm a payment', () => {
    expect(nextStatus({ ...booking, status: 'PENDING' }, 'confirm-payment', 'customer').ok).toBe(false)
  })

  it('lets a change stand beside a signature, which is voided by itself where a new one is needed', () => {
    const signed = { ...booking, status: 'SIGNED' as const }
    expect(nextStatus(signed, 'change', 'staff')).toEqual({ ok: true, status: 'SIGNED' })
    expect(nextStatus(signed, 'void-signature', 'system')).toEqual({ ok: true, status: 'CONFIRMED' })
  })

  it('refuses everything but money once cancelled or returned', () => {
    for (const action of bookingActions) {
      for (const end of [{ isCancelled: true }, { isReturned: true }]) {
        const result = nextStatus({ ...booking, status: 'CONFIRMED', ...end }, action, 'staff')
        expect(result.ok).toBe(action === 'confirm-payment')
      }
    }
  })
})

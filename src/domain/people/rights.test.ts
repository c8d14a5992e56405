import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { boundTo, type Holder, hasRight, isAbove, isOwnersRight, type StaffRole } from './rights.ts'

const holder = (role: StaffRole, own: Partial<Holder['scope']> = {}): Holder => ({
  role,
  scope: {
    placeIds: [],
    refundLimit: null,
    writeOffLimit: null,
    seesRevenue: true,
    exportsClients: false,
    ...own,
  },
})

describe('who may what', () => {
  it('lets a mechanic keep cars and see neither money nor people', () => {
    const mechanic = holder('mechanic', { exportsClients: true })
    expect([hasRight(mechanic, 'fleet'), hasRight(mechanic, 'care')]).toEqual([true, true])
    for (const right of ['bookings', 'rentals', 'papers', 'money', 'revenue', 'ledger', 'export'] as const)
      expect(hasRight(mechanic, right)).toBe(false)
  })

  it('lets an accountant see money and bookings and change no booking', () => {
    const accountant = holder('accountant')
    for (const right of ['bookings', 'money', 'revenue', 'ledger'] as const)
      expect(hasRight(accountant, right)).toBe(true)
    for (const right of ['rentals', 'care', 'papers', 'company', 'staff'] as const)
      expect(hasRight(accountant, right)).toBe(false)
  })

  it('takes revenue from whoever must not see it, and gives lists of customers to whoever may', () => {
    expect(hasRight(holder('agent'), 'revenue')).toBe(true)
    expect(hasRight(holder('agent', { seesRevenue: false }), 'revenue')).toBe(false)
    expect(hasRight(holder('agent'), 'export')).toBe(false)
    expect(hasRight(holder('agent', { exportsClients: true }), 'export')).toBe(true)
  })

  it('binds nobody who is an owner, whatever the account says', () => {
    const bound = { placeIds: [3], refundLimit: cents(0), seesRevenue: false }
    expect(boundTo(holder('owner', bound))).toBeUndefined()
    expect(isAbove(holder('owner', bound), 'refundLimit', 1)).toBe(false)
    expect(hasRight(holder('owner', bound), 'revenue')).toBe(true)
    expect(boundTo(holder('agent', bound))).toEqual([3])
  })

  it('counts a limit as what is still allowed, and nothing written as no limit', () => {
    const agent = holder('agent', { refundLimit: cents(100_00) })
    expect([100_00, 100_01].map((sum) => isAbove(agent, 'refundLimit', sum))).toEqual([false, true])
    expect(isAbove(agent, 'writeOffLimit', 1_000_000_00)).toBe(false)
  })

  it('knows what is the owners’ alone', () => {
    expect([isOwnersRight('company'), isOwnersRight('staff')]).toEqual([true, true])
    expect([isOwnersRight('ledger'), isOwnersRight('export')]).toEqual([false, false])
  })
})

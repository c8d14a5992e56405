import { pick } from '../../../contract/pick.ts'
import type { CarCostsAnswer, DueDutiesAnswer, DutyAnswer } from '../../../contract/staff/car-care.ts'
import { type Cents, eurosFromCents, minus } from '../../../domain/money.ts'
import type { readCarCosts } from '../../../use-cases/fleet/read-car-costs.ts'
import type { OpenDuty } from '../../../use-cases/fleet/read-duties.ts'

export const presentDuty = ({ duty, car, state }: OpenDuty): DutyAnswer => ({
  ...pick(duty, 'id', 'kind', 'dueOn', 'dueKm', 'isBlocking', 'note'),
  kmLeft: duty.dueKm === null ? null : duty.dueKm - car.mileage,
  state,
})

export const presentDueDuties = (due: readonly OpenDuty[]): DueDutiesAnswer => ({
  duties: due.map((row) => ({
    ...presentDuty(row),
    car: { id: row.car.id, name: row.car.name, plate: row.car.registerNumber },
  })),
})

type Costs = Awaited<ReturnType<typeof readCarCosts>>

export const presentCosts = ({ latest, total }: Costs, revenue: Cents): CarCostsAnswer => ({
  latest: latest.map(({ amount, ...cost }) => ({
    ...pick(cost, 'id', 'kind', 'day', 'note'),
    amount: eurosFromCents(amount),
  })),
  total: eurosFromCents(total),
  revenue: eurosFromCents(revenue),
  margin: eurosFromCents(minus(revenue, total)),
})

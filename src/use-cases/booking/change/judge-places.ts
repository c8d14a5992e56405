import type { Database } from '../../../db/client.ts'
import { isOffered, type WantedCar, wantedCar } from '../../../domain/availability/whereabouts.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import type { BookingRow } from '../../payment/booking-balance.ts'
import { readTakenCars } from '../../search/taken-cars.ts'
import type { SoundPlan } from './plan-change.ts'

type JudgedPlaces = {
  isTooFar: boolean
  standsAt: number | undefined
  /** Whether another car could take its place. */
  isFit: (carId: number) => boolean
}

/** Whether the car of a changed booking can be where it has to be, by the rule of every search. */
export async function judgePlaces(
  tx: Database,
  catalogue: Catalogue,
  booking: BookingRow,
  plan: SoundPlan,
  now: Date,
): Promise<JudgedPlaces> {
  const wanted = placesToJudge(plan, booking)
  const taken = await readTakenCars(tx, wanted, now, { butBookingId: booking.id })
  const { kind, standsAt } = taken.judge(catalogue, plan.after.carId, wanted)
  const isFit = (carId: number) =>
    isOffered(taken.judge(catalogue, carId, { ...wanted, isStartAgreed: false, isEndAgreed: false }))
  return { isTooFar: kind === 'too_far', standsAt, isFit }
}

/** What nobody changes is not judged again: an end that stays as agreed keeps its place and its time. */
function placesToJudge(
  { changed, rental }: SoundPlan,
  { handedOverAt, turnaroundMinutes }: BookingRow,
): WantedCar {
  const isOtherCar = changed.has('carId')
  return {
    ...wantedCar(rental),
    turnaroundMinutes,
    isStartAgreed:
      handedOverAt !== null || !(isOtherCar || changed.has('rentAt') || changed.has('rentLocationId')),
    isEndAgreed: !(isOtherCar || changed.has('returnAt') || changed.has('returnLocationId')),
  }
}

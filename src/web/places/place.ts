import type { Location } from '../../domain/catalogue.ts'

/** The places we have a drawing of, in public/places, and a point for on the map. */
export type Place = 'airport' | 'harbour' | 'locker' | 'office' | 'tartu' | 'parnu'

const signs: readonly (readonly [Place, RegExp])[] = [
  ['airport', /lennujaam/i],
  ['harbour', /sadam/i],
  ['locker', /nutikap/i],
  ['tartu', /^Tartu\b|\d{5} Tartu/],
  ['parnu', /^Pärnu|\d{5} Pärnu/],
]

/** Staff write names and addresses freely; a place we cannot tell looks like our office. */
export function placeOf({ name, address }: Pick<Location, 'name' | 'address'>): Place {
  return signs.find(([, sign]) => sign.test(name.et) || sign.test(address))?.[0] ?? 'office'
}

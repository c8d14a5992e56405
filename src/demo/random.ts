/** Chance that repeats itself: the same seed tells the same story, so a demo of one day is the same everywhere. */
export type Random = {
  /** Whole, from 0 up to but not including `count`. */
  below: (count: number) => number
  /** Whole, both ends included. */
  between: (least: number, most: number) => number
  chance: (probability: number) => boolean
  pick: <T extends string | number | object>(from: readonly T[]) => T
  /** As often as its weight says. */
  weighted: <T extends object>(from: readonly T[], weightOf: (each: T) => number) => T
  hex: (length: number) => string
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new RangeError('nothing to pick from')
      return picked
    },
    weighted: (from, weightOf) => {
      let left = next() * from.reduce((sum, each) => sum + weightOf(each), 0)
      const picked = from.find((each) => (left -= weightOf(each)) < 0)
      if (picked === undefined) throw new RangeError('nothing to pick from')
      return picked
    },
    hex: (length) => Array.from({ length }, () => below(16).toString(16)).join(''),
  }
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

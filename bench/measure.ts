import { perSecondOf } from './processor-time.ts'

/** One number per round: work per second, or milliseconds per piece of work. */
export type Sample = () => number | Promise<number>

export type Measured<Name extends string> = {
  median: (name: Name) => number
  /** The median over the rounds of `a ÷ b`, each pair taken in the same round. */
  ratio: (a: Name, b: Name) => number
}

/** Rounds that do not count: until then the engine is still compiling. */
const WARM_UPS = 3

/**
 * Runs the contenders in turn, round after round, each round starting with another one. A machine that slows down
 * for a while slows all of them, and the median forgets the round.
 */
export async function sideBySide<Name extends string>(
  rounds: number,
  contenders: Record<Name, Sample>,
): Promise<Measured<Name>> {
  const names = Object.keys(contenders) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -WARM_UPS; round < rounds; round++) {
    const first = (round + WARM_UPS) % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const value = await contenders[name]()
      if (round >= 0) samples.get(name)?.push(value)
    }
  }
  const of = (name: Name): number[] => samples.get(name) ?? []
  return {
    median: (name) => median(of(name)),
    ratio: (a, b) => median(of(a).map((value, round) => value / (of(b)[round] ?? Number.NaN))),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** How often `work` runs per second. It is given a running number, so that it need not do the same thing each time. */
export function perSecond(work: (turn: number) => unknown, sliceMs: number): Sample {
  return () => {
    const started = performance.now()
    let turns = 0
    do {
      for (let i = 0; i < 64; i++) work(turns++)
    } while (performance.now() - started < sliceMs)
    return (turns * 1_000) / (performance.now() - started)
  }
}

/** The median milliseconds of one run, one after the other. */
export function latency(work: () => Promise<unknown>, sliceMs: number): Sample {
  return async () => {
    const taken: number[] = []
    const end = performance.now() + sliceMs
    while (performance.now() < end) {
      const started = performance.now()
      await work()
      taken.push(performance.now() - started)
    }
    return median(taken)
  }
}

/** How many runs end per second while so many are under way at once; a second of the processor counts the database's too. */
export function perSecondAtOnce(
  work: () => Promise<unknown>,
  atOnce: number,
  sliceMs: number,
  database?: string,
): Sample {
  return perSecondOf(async () => {
    const started = performance.now()
    let done = 0
    const worker = async (): Promise<void> => {
      while (performance.now() - started < sliceMs) {
        await work()
        done++
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return done
  }, database)
}

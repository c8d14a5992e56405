type Labels = Record<string, string>
type Sample = { suffix?: string; labels: Labels; value: number }

/** One thing that is measured, as Prometheus reads it; plain data, so that processes can hand it to each other. */
export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

/** Where a wait begins to be felt, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Labels are written by us and few: what a visitor types never becomes one. */
const keyOf = (labels: Labels): string => JSON.stringify(labels)

export class Counter {
  readonly #counts = new Map<string, number>()
  readonly #name: string
  readonly #help: string

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  add(labels: Labels = {}, by = 1): void {
    const key = keyOf(labels)
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by)
  }

  family(): Family {
    const samples = [...this.#counts].map(([key, value]) => ({ labels: JSON.parse(key) as Labels, value }))
    return { name: this.#name, help: this.#help, type: 'counter', samples }
  }
}

export class Histogram {
  readonly #seen = new Map<string, { counts: number[]; sum: number; count: number }>()
  readonly #name: string
  readonly #help: string

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  observe(labels: Labels, value: number): void {
    const key = keyOf(labels)
    const seen = this.#seen.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
    BUCKETS.forEach((bound, at) => {
      if (value <= bound) seen.counts[at] = (seen.counts[at] ?? 0) + 1
    })
    seen.sum += value
    seen.count++
    this.#seen.set(key, seen)
  }

  family(): Family {
    const samples = [...this.#seen].flatMap(([key, { counts, sum, count }]): Sample[] => {
      const labels = JSON.parse(key) as Labels
      const bucket = (le: string, value: number) => ({ suffix: '_bucket', labels: { ...labels, le }, value })
      return [
        ...BUCKETS.map((bound, at) => bucket(String(bound), counts[at] ?? 0)),
        bucket('+Inf', count),
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]
    })
    return { name: this.#name, help: this.#help, type: 'histogram', samples }
  }
}

/** What is asked for at the moment of asking. */
export const gauge = (name: string, help: string, samples: Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
})
export const one = (value: number): Sample[] => [{ labels: {}, value }]

/** The families of several processes as one answer, each told apart by a label. */
export function inOne(named: readonly { process: string; families: readonly Family[] }[]): Family[] {
  const merged = new Map<string, Family>()
  for (const { process, families } of named) {
    for (const family of families) {
      const known = merged.get(family.name) ?? { ...family, samples: [] }
      const own = family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } }))
      merged.set(family.name, { ...known, samples: [...known.samples, ...own] })
    }
  }
  return [...merged.values()]
}

/** The text format that Prometheus has read since 2014. */
export function prometheusText(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  )
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

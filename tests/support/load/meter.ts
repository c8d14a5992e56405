/** How long each kind of step took, and what went wrong. */
export class Meter {
  readonly #times = new Map<string, number[]>()
  readonly errors: string[] = []

  /** Undefined when it failed, which is noted. */
  async time<Result>(step: string, run: () => Promise<Result>): Promise<Result | undefined> {
    const began = performance.now()
    try {
      return await run()
    } catch (error) {
      this.errors.push(`${step}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    } finally {
      const times = this.#times.get(step) ?? []
      times.push(performance.now() - began)
      this.#times.set(step, times)
    }
  }

  get count(): number {
    return [...this.#times.values()].reduce((sum, { length }) => sum + length, 0)
  }

  countOf(step: string): number {
    return this.#times.get(step)?.length ?? 0
  }

  /** Milliseconds below which this share of all steps, or of one, stayed. */
  percentile(share: number, step?: string): number {
    const times = (step ? (this.#times.get(step) ?? []) : [...this.#times.values()].flat()).toSorted(
      (a, b) => a - b,
    )
    return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  }

  steps(): string[] {
    return [...this.#times.keys()]
  }
}

/** What was made, each under what names it; what nobody asked for longest goes first when there is too much. */
export class Kept<Value> {
  readonly #values = new Map<string, { value: Value; bytes: number }>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  find(name: string): Value | undefined {
    const kept = this.#values.get(name)
    if (!kept) return undefined
    this.#values.delete(name)
    this.#values.set(name, kept)
    return kept.value
  }

  /** Takes the place of what had the name before. */
  keep(name: string, value: Value, bytes: number): void {
    this.#drop(name)
    this.#values.set(name, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#values.get(name)?.bytes ?? 0
    this.#values.delete(name)
  }
}

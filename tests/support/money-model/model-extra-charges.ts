type Charge = { amount: number; needsPicture: boolean; state: 'proposed' | 'charged' | 'withdrawn' }

const last = <Item>(items: readonly Item[], isIt: (item: Item) => boolean) => items.findLast(isIt)

/** What was asked for after the rental, in the order in which it was proposed. */
export class ModelExtraCharges {
  readonly all: Charge[] = []

  /** What is owed of them. */
  get sum(): number {
    const charged = this.all.filter(({ state }) => state === 'charged')
    return charged.reduce((sum, { amount }) => sum + amount, 0)
  }

  propose(amount: number, needsPicture = false): void {
    this.all.push({ amount, needsPicture, state: 'proposed' })
  }

  /** Which one staff charge: the first that was proposed, or else one that cannot be. */
  toCharge(): { at: number; may: boolean } | undefined {
    const first = this.all.find(({ state }) => state === 'proposed') ?? this.all.at(0)
    return first && { at: this.all.indexOf(first), may: first.state === 'proposed' && !first.needsPicture }
  }

  /** Which one staff withdraw: the last that stands, or else one that was withdrawn. */
  toWithdraw(): { at: number; may: boolean } | undefined {
    const standing = last(this.all, ({ state }) => state !== 'withdrawn') ?? this.all.at(-1)
    return standing && { at: this.all.indexOf(standing), may: standing.state !== 'withdrawn' }
  }
}

export type Account = 'rent' | 'deposit'
export type Sums = Record<Account, number>
export type Order = Sums & { isPaid: boolean; isVoided: boolean }
export type Refund = {
  order: string
  account: Account
  amount: number
  state: 'going' | 'gone' | 'refused'
  name?: string
}
export type SaidOfRefund = { refundId: string; status: string; amount: number }
/** The bank gives back no less. */
const LEAST = 5

/** What the bank took for a booking, and what it gives back of it. */
export class ModelRefunds {
  readonly orders = new Map<string, Order>()
  readonly all: Refund[] = []

  going(account: Account): number {
    const open = this.all.filter((refund) => refund.account === account && refund.state === 'going')
    return open.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Through the bank as far as it came from there. Returns what people have to give. */
  plan(account: Account, amount: number): number {
    let rest = amount
    for (const [order, paid] of this.orders) {
      if (!paid.isPaid || paid.isVoided) continue
      const given = this.all.filter((one) => one.order === order && one.account === account)
      const used = given.filter(({ state }) => state !== 'refused').reduce((sum, one) => sum + one.amount, 0)
      const part = Math.min(rest, paid[account] - used)
      if (part < LEAST) continue
      this.all.push({ order, account, amount: part, state: 'going' })
      rest -= part
    }
    return rest
  }

  /** By the bank's name for it, or one that was asked for and has no name yet. */
  find(order: string, { refundId, amount }: Pick<SaidOfRefund, 'refundId' | 'amount'>): Refund | undefined {
    return this.all.find(({ name }) => name === refundId) ?? this.unnamed(order, amount)
  }

  unnamed(order: string, amount: number): Refund | undefined {
    return this.all.find(
      (one) =>
        one.name === undefined && one.order === order && one.amount === amount && one.state === 'going',
    )
  }

  /** Someone asked for it at the bank itself. */
  fromOutside(order: string, amount: number, owedOfDeposit: number): Refund {
    const { rent = 0, deposit = 0 } = this.orders.get(order) ?? {}
    const isDeposit = rent < amount || owedOfDeposit >= amount
    const account = isDeposit && deposit >= amount ? 'deposit' : 'rent'
    const refund: Refund = { order, account, amount, state: 'going' }
    this.all.push(refund)
    return refund
  }
}

/** Why a customer was given another car while the rental ran. */
export const exchangeReasons = ['breakdown', 'accident', 'wish'] as const
export type ExchangeReason = (typeof exchangeReasons)[number]

/** What becomes of the car that came back: it can be rented again, or it stands until some time. */
export const exchangedCarFates = ['fleet', 'service'] as const
export type ExchangedCarFate = (typeof exchangedCarFates)[number]

/** What the price does: it stays as agreed, or becomes that of the other car, by the rules of any change. */
export const exchangePrices = ['keep', 'list'] as const
export type ExchangePrice = (typeof exchangePrices)[number]

type Read = { outOdometer: number | null; oldOdometer: number }

/** How far a customer has driven the cars that were taken back before the last one; null when nobody read one of them. */
export function drivenBefore(exchanges: readonly Read[]): number | null {
  let driven = 0
  for (const { outOdometer, oldOdometer } of exchanges) {
    if (outOdometer === null) return null
    driven += oldOdometer - outOdometer
  }
  return driven
}

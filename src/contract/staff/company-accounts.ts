/** A company's account beside its record. Money is euros, days are `YYYY-MM-DD`, months `YYYY-MM`. */
export type AccountCardAnswer = {
  owed: number
  /** Null: as much as it likes. */
  creditLimit: number | null
  drivers: { id: number; name: string; rentals: number }[]
  invoices: {
    id: number
    number: string
    month: string
    amount: number
    vat: number
    dueOn: string
    href: string
  }[]
}

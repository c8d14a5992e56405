/** What money and papers are posted on in the company's books. */
export const accountNames = [
  'cash',
  'card',
  'bankLink',
  'transfer',
  'receivable',
  'deposits',
  'revenue',
  'vat',
] as const
export type AccountName = (typeof accountNames)[number]

export type Accounts = Readonly<Record<AccountName, string>>

/** The numbers of a usual Estonian chart of accounts, until the owner names the company's own. */
export const usualAccounts: Accounts = {
  cash: '1010',
  transfer: '1020',
  card: '1030',
  bankLink: '1035',
  receivable: '1210',
  vat: '2131',
  deposits: '2150',
  revenue: '3110',
}

/** The field of the company's record that holds the number of an account. */
export const accountField = <Name extends AccountName>(name: Name) =>
  `account${name.charAt(0).toUpperCase()}${name.slice(1)}` as `account${Capitalize<Name>}`

/** What an empty field of the company's record stands for. */
export function usualNumberOf(field: string): string | undefined {
  const name = accountNames.find((one) => accountField(one) === field)
  return name && usualAccounts[name]
}

type AccountFields = { [Name in AccountName as `account${Capitalize<Name>}`]: string | null }

export const accountsOf = (company: AccountFields | undefined): Accounts => {
  const numbers = accountNames.map((name) => [name, company?.[accountField(name)] ?? usualAccounts[name]])
  return Object.fromEntries(numbers) as Accounts
}

import type { BankEntryAnswer } from '../../../contract/staff/bank-statements.ts'
import { useWords } from '../../words/words.tsx'

/** Euros as everywhere; of another currency what the bank told. */
export function useAmount(): (entry: BankEntryAnswer) => string {
  const { money, amount: plain } = useWords('bank')
  return ({ amount, currency }) => (currency === 'EUR' ? money(amount) : `${plain(amount)} ${currency}`)
}

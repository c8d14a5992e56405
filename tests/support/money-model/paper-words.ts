import { schema } from '../../../src/db/schema.ts'
import { readPdf } from '../read-pdf.ts'
import type { TwoProcesses } from './two-processes.ts'

/** Invoices, credit notes and receipts as a reader copies them: each says its number and its sum. */
export async function wordFaults({ system }: TwoProcesses): Promise<string[]> {
  const { papers } = schema
  const found: string[] = []
  for (const { number, amount, pdf } of await system.db().select().from(papers)) {
    if (amount === null) continue
    const words = (await readPdf(pdf)).pages.join(' ')
    const sum = (amount / 100).toFixed(2).replace('.', ',')
    if (!words.includes(number) || !words.includes(sum)) found.push(`${number} does not say ${sum}: ${words}`)
  }
  return found
}

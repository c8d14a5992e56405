import { PDFDocument } from 'pdf-lib'
import type { InvoiceFacts } from '../src/documents/papers/invoice.tsx'
import { drawings } from '../src/documents/papers.ts'
import { readerOf } from '../src/documents/reader.ts'
import { cents } from '../src/domain/money.ts'
import { loadMessages } from '../src/i18n/messages.ts'
import { exampleFacts as facts } from '../tests/support/booking-facts.ts'
import { type Sample, sideBySide } from './measure.ts'
import { perSecondOf } from './processor-time.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 15
const AT_ONCE = 5

/** Papers as they are issued, against reading and writing a finished contract again: what no paper can do without. */
export async function measurePapers(): Promise<Row[]> {
  const reader = readerOf(await loadMessages('et'), 'et')
  const at = new Date('2026-11-02T10:00:00Z')
  const payments = [{ amount: cents(10_000), method: 'BANK_LINK' as const, paidAt: at }]
  const invoice: InvoiceFacts['invoice'] = { number: '1', date: at, due: at, reference: '1234561', payments }
  const ready = await drawings.contract(facts, reader)
  const measured = await sideBySide(ROUNDS, {
    contract: papers(() => drawings.contract(facts, reader)),
    invoice: papers(() => drawings.invoice({ ...facts, invoice }, reader)),
    written: papers(async () => (await PDFDocument.load(ready, { updateMetadata: false })).save()),
  })
  const row = (name: 'contract' | 'invoice', what: string): Row => ({
    what,
    figure: rate(measured.median(name), 'papers'),
    ratio: `${times(measured.ratio('written', name))} the time to read and write a contract`,
  })
  return [row('contract', 'a contract of three pages'), row('invoice', 'an invoice')]
}

const papers = (draw: () => Promise<unknown>): Sample =>
  perSecondOf(async () => {
    for (let done = 0; done < AT_ONCE; done++) await draw()
    return AT_ONCE
  })

import type { Company } from '../../domain/catalogue.ts'
import { type Cents, type PercentHundredths } from '../../domain/money.ts'
import { showIban } from '../../domain/people/iban.ts'
import { inOrder } from '../in-order.tsx'
import { dateText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { renderPaper } from './paper.tsx'
import { FactColumns, LineTable, Paragraph, Section, VatSplit } from './paper-parts.tsx'

/** What a company's rentals cost together. It names rentals and nobody. */
export type CollectiveFacts = {
  company: Company
  payer: { name: string; registryCode: string; vatNumber: string | null; address: string; email: string }
  number: string
  reference: string
  date: Date
  due: Date
  lines: readonly {
    /** Of the invoice, or of the credit note, whose amount is below zero. */
    paper: string
    booking: string
    purchaseOrder: string
    car: string
    plate: string
    from: Date
    to: Date
    amount: Cents
  }[]
  /** One for each rate of VAT. */
  sums: readonly { price: Cents; vat: Cents; vatRate: PercentHundredths }[]
  total: Cents
}

export async function renderCollectiveInvoice(facts: CollectiveFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.collective')
  const invoice = reader.t('papers.invoice')
  const { company, payer, number, reference, date, due, lines, sums, total } = facts
  const body = (
    <>
      <Section>
        <FactColumns
          left={[
            [t('seller'), [company.name, company.registryCode, company.vatNumber].filter(Boolean).join(', ')],
            [t('address'), company.address],
            [invoice('iban'), showIban(company.iban)],
            [invoice('bank'), company.bankName],
          ]}
          right={[
            [t('payer'), [payer.name, payer.registryCode, payer.vatNumber].filter(Boolean).join(', ')],
            [t('address'), payer.address],
            [invoice('date'), dateText(date, reader)],
            [invoice('due'), dateText(due, reader)],
            [invoice('reference'), reference],
          ]}
        />
      </Section>
      <Section>
        <LineTable
          reader={reader}
          lines={lines.map((line) => ({
            text: `${line.booking} · ${line.car} ${plateText(line.plate)}`,
            reasons: [
              `${dateText(line.from, reader)} – ${dateText(line.to, reader)}`,
              line.paper,
              line.purchaseOrder && `${invoice('purchaseOrder')} ${line.purchaseOrder}`,
            ]
              .filter(Boolean)
              .join(' · '),
            shown: reader.money(line.amount),
          }))}
        />
        {inOrder(sums, (sum) => (
          <VatSplit sums={sum} total={reader.t('papers')('total')} reader={reader} />
        ))}
      </Section>
      <Section isWhole>
        <Paragraph>
          {t('howToPay', { amount: reader.money(total), iban: showIban(company.iban), number, reference })}
        </Paragraph>
      </Section>
    </>
  )
  return renderPaper({ company, title: t('title', { number }), subtitles: [payer.name], date, body }, reader)
}

import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import type { PaidMethod } from '../../domain/booking/money-statuses.ts'
import { type Cents, sum } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import { Box } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { renderPaper } from './paper.tsx'
import { Facts, LineTable, Paragraph, Section, SumRow } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'
import { SellerAndPayer } from './people.tsx'

export type ReceiptFacts = BookingFacts & {
  receipt: {
    number: string
    paidAt: Date
    method: PaidMethod
    parts: readonly { account: LedgerAccount; amount: Cents }[]
  }
}

/** That money came, when, how and for what. Tax is the invoice's matter. */
export async function renderReceipt(facts: ReceiptFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.receipt')
  const { company, booking, receipt } = facts
  const { number, paidAt, method, parts } = receipt
  const { car } = booking
  const words = {
    rent: reader.t('papers.invoice')('carRent', { car: car.name, plate: plateText(car.plate) }),
    deposit: t('deposit'),
  }
  const lines = parts.map(({ account, amount }) => ({
    text: words[account],
    reasons: '',
    shown: reader.money(amount),
  }))
  const body = (
    <>
      <SellerAndPayer facts={facts} reader={reader} />
      <Section>
        <Facts
          of={[
            [t('paidAt'), dateTimeText(paidAt, reader)],
            [t('method'), reader.t('papers.methods')(method)],
          ]}
        />
      </Section>
      <Section title={t('received')}>
        <LineTable lines={lines} reader={reader} />
        <Box look={styles.totals} isWhole>
          <SumRow label={t('total')} amount={reader.money(sum(parts.map(({ amount }) => amount)))} isGrand />
        </Box>
      </Section>
      <Section>
        <Paragraph>{t('noInvoice')}</Paragraph>
      </Section>
    </>
  )
  const title = t('title', { number })
  const subtitles = [`${reader.t('papers')('booking')} ${booking.number}`]
  return renderPaper({ company, title, subtitles, date: paidAt, body }, reader)
}

import type { Database } from '../../../db/client.ts'
import { recordEvent } from '../../../db/record-event.ts'
import { schema } from '../../../db/schema.ts'
import { readerOf } from '../../../documents/reader.ts'
import { vatRateOfCharge } from '../../../domain/booking/extra-charges.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { billExtraCharge } from '../../papers/bill-extra-charge.ts'
import { issueInvoice } from '../../papers/issue-invoice.ts'
import type { BookingRow } from '../../payment/booking-balance.ts'
import { charge } from '../../payment/write-ledger.ts'
import type { BookingDependencies } from '../booking-dependencies.ts'

/** What changing online costs is an extra charge: the price of the rental stays that of its list. */
export async function chargeChangeFee(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  amount: Cents,
  language: Locale,
  now: Date,
): Promise<void> {
  if (amount === 0) return
  const { id: bookingId } = booking
  const kind = 'change' as const
  const reader = readerOf(deps.texts[language], language)
  const t = reader.t('price')
  const papers = { ...deps, db: tx }
  // What is billed adds up to what is owed.
  if (!deps.isOnTrial) await issueInvoice(papers, bookingId, now)
  const [extra] = await tx
    .insert(schema.extraCharges)
    .values({
      bookingId,
      kind,
      amount,
      vatRate: vatRateOfCharge(kind, booking.vatRate),
      reason: t('changeFeeReason'),
      status: 'CHARGED',
      happenedAt: now,
      createdAt: now,
      chargedAt: now,
    })
    .returning()
  if (!extra) throw new Error('the database returned no charge')
  const account = await charge(tx, booking, 'extra', now)
  if (deps.isOnTrial) return
  await billExtraCharge(papers, account, extra, now)
  await recordEvent(tx, 'extra-charged', { bookingId, extraChargeId: extra.id }, now)
}

import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { timeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { phoneText, plateText } from '../unbroken.ts'
import { greeting, journey, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `toLocker`: the key goes back into a locker. */
export type ReturnToday = BookingFacts & { toLocker: boolean; isDepositPaid: boolean }

export function returnTodayMail(data: ReturnToday, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.returnToday', texts, locale)
  const lockers = createTranslator('lockers', texts, locale)
  const { booking } = data
  const { car } = booking
  const time = timeText(booking.return.at)
  const before = [car.fuelType === 'ELECTRIC' ? t('charge') : t('fuel'), t('things')]
  if (data.toLocker) before.push(lockers('steps.back'))
  const letter = {
    company: data.company,
    subject: t('subject', { time, car: car.name }),
    preheader: t('preheader', { place: booking.return.place, address: booking.return.address }),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: t('text', { car: car.name, plate: plateText(car.plate), time }) },
      journey(data, texts, locale),
      { kind: 'heading' as const, text: t('beforeTitle') },
      { kind: 'list' as const, items: before },
      { kind: 'notice' as const, text: t('late', { phone: phoneText(data.company.phone) }) },
      ...(data.isDepositPaid && booking.deposit > 0
        ? [
            {
              kind: 'text' as const,
              text: t('deposit', { amount: formatMoney(booking.deposit, locale) }),
            },
          ]
        : []),
      { ...openBooking(data, texts, locale), isQuiet: true },
    ],
  }
  return composeMail(letter, texts, locale)
}

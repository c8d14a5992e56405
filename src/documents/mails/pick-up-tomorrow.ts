import type { Cents } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText, timeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { phoneText, plateText } from '../unbroken.ts'
import { calendarAttachment, greeting, journey, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

/** Where the key waits, when it may be taken, and the number that opens the door. */
export type LockerFacts = { name: string; phone: string | null; from: Date; to: Date }

export type PickUpTomorrow = BookingFacts & {
  locker: LockerFacts | null
  /** What the customer has not done yet. */
  missing: readonly ('payment' | 'documents' | 'signature')[]
  owed: Cents
  isDepositPaid: boolean
}

const pages = { payment: 'bank-links', documents: 'upload-documents', signature: 'sign' } as const

export function pickUpTomorrowMail(data: PickUpTomorrow, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.pickUpTomorrow', texts, locale)
  const { booking } = data
  const { car, rent } = booking
  const time = timeText(rent.at)
  const bring = [t('bringDocuments')]
  if (booking.deposit > 0 && !data.isDepositPaid) {
    bring.push(t('bringDeposit', { amount: formatMoney(booking.deposit, locale) }))
  }
  const letter = {
    company: data.company,
    subject: t('subject', { time, car: car.name }),
    preheader: t('preheader', { place: rent.place, address: rent.address }),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: t('text', { car: car.name, plate: plateText(car.plate), time }) },
      ...todo(data, texts, locale),
      journey(data, texts, locale),
      ...lockerBlocks(data, texts, locale),
      { kind: 'heading' as const, text: t('bringTitle') },
      { kind: 'list' as const, items: bring },
      ...(data.locker
        ? []
        : [
            {
              kind: 'text' as const,
              text: t('late', { phone: phoneText(data.company.phone) }),
            },
          ]),
      { ...openBooking(data, texts, locale), isQuiet: true },
    ],
  }
  return composeMail(letter, texts, locale, [calendarAttachment(data, texts, locale)])
}

function todo({ missing, owed, links }: PickUpTomorrow, texts: Messages, locale: Locale): Block[] {
  const t = createTranslator('mails.pickUpTomorrow', texts, locale)
  if (missing.length === 0) return []
  const amount = formatMoney(owed, locale)
  return [
    { kind: 'heading', text: t('todoTitle') },
    ...missing.map((step): Block => {
      const label = step === 'payment' ? t('todo.payment', { amount }) : t(`todo.${step}`)
      return { kind: 'button', label, url: links[pages[step]], isQuiet: step !== missing[0] }
    }),
  ]
}

function lockerBlocks(data: PickUpTomorrow, texts: Messages, locale: Locale): Block[] {
  const t = createTranslator('mails.pickUpTomorrow', texts, locale)
  const lockers = createTranslator('lockers', texts, locale)
  const { locker } = data
  if (!locker) return []
  const window = t('lockerWindow', { from: dateTimeText(locker.from, locale), to: timeText(locker.to) })
  const call = locker.phone
    ? [
        { label: t('lockerCall'), value: phoneText(locker.phone) },
        { label: t('lockerYour'), value: phoneText(data.client.phone) },
      ]
    : []
  return [
    { kind: 'heading', text: t('lockerTitle') },
    {
      kind: 'rows',
      rows: [{ label: t('locker'), value: locker.name }, { label: t('lockerOpen'), value: window }, ...call],
    },
    { kind: 'list', items: [lockers('steps.door'), lockers('steps.photos')] },
    {
      kind: 'button',
      label: t('openLocker'),
      url: data.links.smartlocker,
      isQuiet: data.missing.length > 0,
    },
    {
      kind: 'small',
      text: `${lockers('didNotOpen')}? ${lockers.markup('didNotOpenHelp', { phone: phoneText(data.company.phone), call: (words) => words })}`,
    },
  ]
}

import type { Cents } from '../../domain/money.ts'
import { chargeWords } from '../../i18n/charge-words.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText, timeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { phoneText, plateText } from '../unbroken.ts'
import { bookingRows, calendarAttachment, greeting, journey, mapLink, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block, Row } from './letter.ts'
import type { Mail } from './mail.ts'

/** Where the key waits, when it may be taken, and the number that opens the door. */
type LockerFacts = { name: string; phone: string | null; from: Date; to: Date }

export type PickUpTomorrow = BookingFacts & {
  locker: LockerFacts | null
  /** What the customer has not done yet. */
  missing: readonly ('payment' | 'documents' | 'signature')[]
  owed: Cents
  isDepositPaid: boolean
}

const pages = { payment: 'bank-links', documents: 'upload-documents', signature: 'sign' } as const

export function pickUpTomorrowMail(data: PickUpTomorrow, reader: Reader): Mail {
  const t = reader.t('mails.pickUpTomorrow')
  const { booking, company, locker } = data
  const { car, rent, deposit } = booking
  const time = timeText(rent.at)
  const bring = [t('bringDocuments')]
  if (deposit > 0 && !data.isDepositPaid) bring.push(t('bringDeposit', { amount: reader.money(deposit) }))
  return composeMail(company, reader, {
    subject: t('subject', { time, car: car.name }),
    preheader: t('preheader', { place: rent.place, address: rent.address }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { car: car.name, plate: plateText(car.plate), time }) },
      todo(data, reader),
      journey(data, reader),
      mapLink(data, reader),
      locker && lockerBlocks(data, locker, reader),
      { kind: 'heading', text: t('bringTitle') },
      { kind: 'list', items: bring },
      !locker && { kind: 'text', text: t('late', { phone: phoneText(company.phone) }) },
      openBooking(data, reader, true),
    ],
    attachments: [calendarAttachment(data, reader)],
  })
}

function todo({ missing, owed, links }: PickUpTomorrow, reader: Reader): Block[] {
  const t = reader.t('mails.pickUpTomorrow')
  if (missing.length === 0) return []
  const amount = reader.money(owed)
  return [
    { kind: 'heading', text: t('todoTitle') },
    ...missing.map((step): Block => {
      const label = step === 'payment' ? t('todo.payment', { amount }) : t(`todo.${step}`)
      return { kind: 'button', label, url: links[pages[step]], isQuiet: step !== missing[0] }
    }),
  ]
}

function lockerBlocks(data: PickUpTomorrow, locker: LockerFacts, reader: Reader): Block[] {
  const t = reader.t('mails.pickUpTomorrow')
  const lockers = reader.t('lockers')
  const { client, company, links, missing } = data
  const rows: Row[] = [
    [t('locker'), locker.name],
    [
      t('lockerOpen'),
      t('lockerWindow', { from: dateTimeText(locker.from, reader), to: timeText(locker.to) }),
    ],
  ]
  if (locker.phone) {
    rows.push([t('lockerCall'), phoneText(locker.phone)], [t('lockerYour'), phoneText(client.phone)])
  }
  const help = lockers.markup('didNotOpenHelp', { phone: phoneText(company.phone), call: (words) => words })
  return [
    { kind: 'heading', text: t('lockerTitle') },
    { kind: 'rows', rows },
    { kind: 'list', items: [lockers('steps.door'), lockers('steps.photos')] },
    { kind: 'button', label: t('openLocker'), url: links.smartlocker, isQuiet: missing.length > 0 },
    { kind: 'small', text: `${lockers('didNotOpen')}? ${help}` },
  ]
}

/** `toLocker`: the key goes back into a locker. */
export type ReturnToday = BookingFacts & { toLocker: boolean; isDepositPaid: boolean }

export function returnTodayMail(data: ReturnToday, reader: Reader): Mail {
  const t = reader.t('mails.returnToday')
  const { company, booking, isDepositPaid } = data
  const { car, return: back, deposit } = booking
  const time = timeText(back.at)
  const words = chargeWords({ ...company, ...booking.rules }, reader.locale)
  const before = [t(car.fuelType === 'ELECTRIC' ? 'charge' : 'fuel', words), t('things')]
  if (data.toLocker) before.push(reader.t('lockers')('steps.back'))
  return composeMail(company, reader, {
    subject: t('subject', { time, car: car.name }),
    preheader: t('preheader', { place: back.place, address: back.address }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { car: car.name, plate: plateText(car.plate), time }) },
      journey(data, reader),
      { kind: 'heading', text: t('beforeTitle') },
      { kind: 'list', items: before },
      { kind: 'notice', text: t('late', { phone: phoneText(company.phone) }) },
      company.changeTimes > 0 && {
        kind: 'button',
        label: t('extend'),
        url: data.links.change,
        isQuiet: true,
      },
      isDepositPaid && deposit > 0 && { kind: 'text', text: t('deposit', { amount: reader.money(deposit) }) },
      openBooking(data, reader, true),
    ],
  })
}

export function questionnaireMail(data: BookingFacts, reader: Reader): Mail {
  const t = reader.t('mails.questionnaire')
  return composeMail(data.company, reader, {
    subject: t('subject'),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { car: data.booking.car.name }) },
      { kind: 'button', label: t('button'), url: data.links.questionnaire },
      bookingRows(data, reader),
      openBooking(data, reader, true),
    ],
  })
}

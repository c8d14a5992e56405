import type { BookingFacts } from '../booking-facts.ts'
import { timeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { phoneText, plateText } from '../unbroken.ts'
import { greeting, journey, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `toLocker`: the key goes back into a locker. */
export type ReturnToday = BookingFacts & { toLocker: boolean; isDepositPaid: boolean }

export function returnTodayMail(data: ReturnToday, reader: Reader): Mail {
  const t = reader.t('mails.returnToday')
  const { company, booking, isDepositPaid } = data
  const { car, return: back, deposit } = booking
  const time = timeText(back.at)
  const before = [car.fuelType === 'ELECTRIC' ? t('charge') : t('fuel'), t('things')]
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
      isDepositPaid && deposit > 0 && { kind: 'text', text: t('deposit', { amount: reader.money(deposit) }) },
      openBooking(data, reader, true),
    ],
  })
}

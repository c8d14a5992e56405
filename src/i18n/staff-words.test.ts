import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { editableLetters } from '../documents/mails/example-letters.ts'
import { bookingStatuses } from '../domain/booking/life.ts'
import { type Locale, locales } from './locales.ts'
import { loadStaffMessages } from './staff-messages.ts'

const words = {
  et: await loadStaffMessages('et'),
  en: await loadStaffMessages('en'),
  ru: await loadStaffMessages('ru'),
}

describe.each(locales)('one thing has one name in %s', (locale) => {
  const { bookings, today, resources, money, prices, phone, timeline, records, letters, house } =
    words[locale]
  const small = (text: string) => text.toLocaleLowerCase(locale)

  it('D64: the state of a booking, on its page, in lists, on the timeline and on today’s list', () => {
    for (const status of bookingStatuses) expect(resources.choices[status]).toBe(bookings.states[status])
    expect([today.out, today.back, today.cancelled]).toEqual(
      [bookings.states.OUT, bookings.states.RETURNED, bookings.states.CANCELLED].map(small),
    )
    expect(new Set(Object.values(bookings.states)).size).toBe(Object.keys(bookings.states).length)
  })

  it('D65: a letter, in lists, on the booking’s page and among the texts of letters', () => {
    for (const name of editableLetters) {
      const kind = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      expect(letters.kinds, name).toHaveProperty(kind)
    }
    expect(house.letters).not.toHaveProperty('names')
    expect(bookings).not.toHaveProperty('letters')
  })

  it('D24: how late a car really is, hours apart from minutes', () => {
    const t = createTranslator({ locale, messages: bookings, namespace: 'late' })
    const said = (hours: number, minutes: number) => t('really', { hours, minutes })
    expect(said(4, 3)).toMatch(/4 \p{L}+ 3 \p{L}+\.$/u)
    expect(said(4, 0)).toMatch(/4 \p{L}+\.$/u)
  })

  it('what takes a car has a letter of its own on the timeline', () => {
    const letters = Object.values(timeline.letters)
    expect(new Set(letters).size).toBe(letters.length)
  })

  it('a way of paying, on the booking’s page, in lists and among the money', () => {
    const { CASH, CARD, BANK_LINK, TRANSFER, ON_REQUEST } = resources.choices
    expect(bookings.methods).toEqual({ BANK_LINK, CARD, TRANSFER, CASH, ON_REQUEST })
    for (const way of ['CASH', 'CARD', 'BANK_LINK', 'TRANSFER'] as const) {
      expect(money.methods[way]).toBe(small(resources.choices[way]))
    }
  })

  it('what needs a decision, on today’s list and on the booking’s page', () => {
    const titles = Object.entries(bookings.attention).map(([kind, { title }]) => [kind, title])
    expect(today.attention).toEqual(Object.fromEntries(titles))
  })

  it('the two ends of a rental, wherever they are asked for', () => {
    const rentPlaces = [bookings.fields, phone.fields, prices.trial].map(({ rentPlace }) => rentPlace)
    const returnPlaces = [bookings.fields, phone.fields, prices.trial].map(({ returnPlace }) => returnPlace)
    expect(new Set([...rentPlaces, resources.fields.rentLocationId]).size).toBe(1)
    expect(new Set([...returnPlaces, resources.fields.returnLocationId]).size).toBe(1)
    expect([resources.fields.rentDate, resources.fields.returnDate]).toEqual([
      bookings.fields.rentDate,
      bookings.fields.returnDate,
    ])
  })

  it('the same fault, in every form', () => {
    const same = [
      [bookings.errors.required, phone.faults.required, prices.faults.required, records.faults.required],
      [bookings.errors.format, phone.faults.format, records.faults.format],
      [phone.faults.closed, prices.trialFaults.closed, timeline.errors.closed],
      [phone.faults.in_the_past, prices.trialFaults.in_the_past, timeline.errors.past],
      [
        phone.faults.not_after_pick_up,
        prices.trialFaults.not_after_pick_up,
        timeline.errors.not_after_pick_up,
      ],
      [prices.trialFaults.one_cover_only, timeline.errors.one_cover_only],
    ]
    for (const sentences of same) expect(new Set(sentences).size).toBe(1)
  })
})

/** What docs/domain.md and the review of the staff area (D66–D70) call otherwise. */
const neverSaid: Record<Locale, Record<string, RegExp>> = {
  et: {
    'kindlustuspakett (D67)': /kaits[et]/i,
    'kahjustus (D67)': /vigastus|\bviga \{|uus viga/i,
    'nutikapp, kapp (D67)': /võtmekap/i,
    'sooduskood (D67)': /kupong/i,
    'seisak (D67)': /remondiaeg|remondiaja/i,
    'väljastuskoht, tagastuskoht (D66)':
      /(?:alguse|lõpu|üleandmise|võtmise|väljastamise|kättesaamise|tagastamise) koht/i,
    'kõrvalda kasutusest (D66)': /võta (?:see )?(?:hoopis )?kasutusest/i,
    'dokument, leping ja arved (D66)': /paber/i,
    ööpäev: /(?<!öö|töö)päevas\b/i,
    ettevõte: /\bfirma/i,
    loend: /nimekir/i,
    proovirežiim: /^proov:/i,
  },
  en: {
    'e-mail (D70)': /(?<!\{|small |capital )\bletters?\b(?!\})/i,
    'repair, correct (D70)': /\bmend/i,
    'more expensive (D70)': /dearer/i,
    'contract and invoices, document (D70)': /\bpapers?\b/i,
    'record, save (D70)': /\bwritten down|write it down/i,
    'discount code': /coupon/i,
    customer: /\bclients?\b/i,
    'downtime, out of service': /\bblock(?!ed\})|\bin service\b/i,
    refund: /\bpa(?:y|id) back\b/i,
    'available, for a car': /\bfree (?:cars?|with|instead)\b/i,
    'test mode': /^trial[,:]/i,
  },
  ru: {
    'вы (D68)': /(?<!\p{L})(?:выбери|напиши|перетащи|сделай)(?!\p{L})/iu,
    'бронирование (D69)': /(?<!\p{L})брон(?:ь|и|ей|ью|ям|ях|ями)(?!\p{L})/iu,
    'машина (D69)': /автомобил|(?<!\p{L})авто(?!\p{L})/iu,
    'франшиза (D69)': /собственн\p{L}+ ответственност/iu,
    'шкафчик (D69)': /ячейк/iu,
    'промокод (D69)': /купон/iu,
    'офис (D68)': /контор/iu,
    'документ, договор и счета (D68)': /бумаг/iu,
    'банклинк (D68)': /банковск\p{L}+ ссылк/iu,
    'закреплена (D68)': /держ(?:ится|ать)|удерживается/iu,
    'сотрудник (D68)': /агент/iu,
    'прайс-лист': /прейскурант/iu,
    'кредит-счёт': /кредит(?:ный|овы[йе]) счет|кредит(?:ный|овый) счёт/iu,
    'дополнительное начисление': /дополнительн\p{L}+ требовани|доп\. требовани/iu,
    'рабочая система': /рабоч\p{L}+ област/iu,
    'компания, учётная запись': /фирм|аккаунт/iu,
    'тестовый режим': /^проба/iu,
    'a dash of its own length': /\p{L} – \p{L}/u,
  },
}

describe('what the staff area never says', () => {
  it.each(locales)('in %s', (locale) => {
    const said = leavesOf(words[locale])
    for (const [instead, never] of Object.entries(neverSaid[locale])) {
      expect({ instead, found: said.filter(([, text]) => never.test(text)) }).toEqual({ instead, found: [] })
    }
  })
})

function leavesOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[at, value] as [string, string]] : leavesOf(value as object, at)
  })
}

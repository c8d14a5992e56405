import type { OutsidePart } from '../../src/domain/outside-parts.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** The words that name each outside part; where it is off nobody should read them. */
export const partWords: Record<OutsidePart, Record<Locale, RegExp>> = {
  bank: {
    et: /pangalin|panga (?:leh|vastu|kinnit)|vali pank|makseteenus|montonio/i,
    en: /bank link|choose a bank|payment provider|the bank (?:confirms|has)|montonio/i,
    ru: /через банк|выберите банк|платёжный сервис|montonio/i,
  },
  phones: { et: /smart-id|mobiil-id/i, en: /smart-id|mobile-id/i, ru: /smart-id|mobiil-id/i },
  lockers: { et: /nutikap|\bkap[pi]/i, en: /locker/i, ru: /шкафчик/i },
  mail: {
    et: /saatsime|saadame (?:kinnitus|meeldetuletus|sulle siis|kirja)|kinnituskir|e-postiga|rämpspost/i,
    en: /we (?:have )?sent you|we send (?:the confirmation|a reminder)|by e-mail|spam/i,
    ru: /отправлено на|отправлен и на|по почте|придёт письмо|«Спам»|пришлём напоминание/i,
  },
}

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** E.164, for storage. Without `extract` a number found somewhere inside a sentence is not taken for an answer. */
export function parsePhone(text: string, defaultCountry: CountryCode = 'EE'): string | undefined {
  const phone = parsePhoneNumberFromString(text.trim(), { defaultCountry, extract: false })
  // E.164 has no room for an extension: keeping the rest would ring someone else.
  return phone?.isValid() === true && phone.ext === undefined ? phone.number : undefined
}

/** `+372 512 3456`; what cannot be read is shown as it is. */
export function showPhone(phone: string): string {
  return parsePhoneNumberFromString(phone, { extract: false })?.formatInternational() ?? phone
}

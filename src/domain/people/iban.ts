/** Any country's IBAN by its checksum, an Estonian one by its length too; upper-case without blanks. */
export function parseIban(text: string): string | undefined {
  const written = text.replace(/\s+/g, '')
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02, which are the ones given out.
  if (!/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/i.test(written)) return undefined
  const iban = written.toUpperCase()
  if (iban.startsWith('EE') && !/^EE\d{18}$/.test(iban)) return undefined
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
}

/** Groups of four, as printed on invoices; they stay on one line. */
export function showIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$&\u00a0')
}

/** Character by character, because the whole number is larger than a safe integer. */
function mod97(characters: string): number {
  let rest = 0
  for (const character of characters) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97
  }
  return rest
}

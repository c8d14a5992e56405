export const LONGEST_NAME = 60

/** Letters and marks of any script, and what stands between them in names. No digits, no addresses of pages. */
const NAME = /^[\p{L}\p{M} '’.-]+$/u
/** Mail programs make links of `example.com`; in a name a dot ends an initial, and then a space follows or another initial. */
const DOMAIN = /\.[\p{L}\p{M}]{2}/u

/** A first or last name as it is written down; undefined when it is none: letters greet with it. */
export function parsePersonName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
  const isName = NAME.test(name) && /\p{L}/u.test(name) && !DOMAIN.test(name)
  return isName && name.length <= LONGEST_NAME ? name : undefined
}

/** Written in other letters than most documents have: the contract and the licence should say the same. */
export const hasOtherLetters = (name: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(name)

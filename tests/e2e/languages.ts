import { type Locale, locales } from '../../src/i18n/locales.ts'
import { isProof } from '../support/proof.ts'

/** What differs between languages in its words alone is done in one of them at every change, in each in `npm run proof`. */
export const languagesTried = (everyTime: Locale): readonly Locale[] => (isProof ? locales : [everyTime])

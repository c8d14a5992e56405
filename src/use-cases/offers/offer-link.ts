import type { Locale } from '../../i18n/locales.ts'
import { pathOf } from '../../i18n/pages.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'

/** The address behind which an offer can be read and taken, as its letter has it. */
export const offerLink = (
  { links, origin }: Pick<PaperDependencies, 'links' | 'origin'>,
  { linkSeed, language }: { linkSeed: string; language: Locale },
): string => `${origin}${pathOf('offer', language)}?code=${links.token(linkSeed)}`

import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Locale } from '../../i18n/locales.ts'
import { type PageName, pathOf } from '../../i18n/pages.ts'

/** The pages behind a booking's private link. */
const customerPages = [
  'documents',
  'change',
  'bank-links',
  'upload-document',
  'upload-documents',
  'sign',
  'smartlocker',
  'questionnaire',
] as const
export type CustomerPage = (typeof customerPages)[number] & PageName

type LinkSeed = { linkSeed: string; linkHash: string }

/**
 * A booking's link is long and unguessable, and the database alone cannot give it away: it is derived from a random
 * seed stored there and a secret that is not. So a mail sent a week later carries the same link.
 */
export class PrivateLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  create(): LinkSeed {
    const linkSeed = randomBytes(32).toString('base64url')
    return { linkSeed, linkHash: this.hash(this.token(linkSeed)) }
  }

  token(linkSeed: string): string {
    return createHmac('sha256', this.#secret).update(`booking link ${linkSeed}`).digest('base64url')
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url')
  }

  pages(linkSeed: string, locale: Locale): Record<CustomerPage, string> {
    const token = this.token(linkSeed)
    return Object.fromEntries(
      customerPages.map((page) => [page, `${pathOf(page, locale)}?token=${token}`]),
    ) as Record<CustomerPage, string>
  }
}

import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Attachment, Mail } from './mail.ts'

export function composeMail(
  letter: Letter,
  texts: Messages,
  locale: Locale,
  attachments: readonly Attachment[] = [],
): Mail {
  return {
    subject: oneLine(letter.subject),
    html: letterHtml(letter, texts, locale),
    text: letterText(letter, texts, locale),
    attachments: [...attachments],
  }
}

/** A line break typed into a name must not become a header of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

import { html } from 'hono/html'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { pathOf } from '../../i18n/pages.ts'
import { titleAndRest } from '../../i18n/title-and-rest.ts'
import { barePage, type Html } from './bare-page.ts'

type Refusal = {
  locale: Locale
  texts: Messages
  sentence: string
  nonce: string
  /** Where the same can be tried again, and with which fields. */
  address: string
  fields: Iterable<[string, string]> | undefined
}

/** Said instead of a page: it costs next to nothing, because it is for those who ask for too much. */
export function refusalPage({ locale, texts, sentence, nonce, address, fields }: Refusal) {
  const { title, rest } = titleAndRest(sentence)
  const content = html`<h1>${title}</h1>
    <p>${rest}</p>
    ${fields ? again(texts, address, fields) : html`<p><a href="${address}">${texts.common.retry}</a></p>`}
    <p><a href="${pathOf('index', locale)}">${texts.errors.fatal.toMainPage}</a></p>`
  return barePage({ locale, title: `${title} – ${texts.site.name}`, nonce, content })
}

/** Nothing typed is lost: the button sends it again as it was. */
function again(texts: Messages, address: string, fields: Iterable<[string, string]>) {
  const kept = [...fields].map(
    ([name, value]): Html => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form method="post" action="${address}">
    ${kept}<button>${texts.common.retry}</button>
  </form>`
}

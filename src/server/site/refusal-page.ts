import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { pathOf } from '../../i18n/pages.ts'
import { titleAndRest } from '../../i18n/title-and-rest.ts'

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
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${texts.site.name}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${rest}</p>
          ${fields ? again(texts, address, fields) : html`<p><a href="${address}">${texts.common.retry}</a></p>`}
          <p><a href="${pathOf('index', locale)}">${texts.errors.fatal.toMainPage}</a></p>
        </main>
      </body>
    </html>`
}

/** Nothing typed is lost: the button sends it again as it was. */
function again(texts: Messages, address: string, fields: Iterable<[string, string]>) {
  const kept = [...fields].map(
    ([name, value]): HtmlEscapedString | Promise<HtmlEscapedString> =>
      html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form method="post" action="${address}">
    ${kept}<button>${texts.common.retry}</button>
  </form>`
}

const style = `:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; align-items: center; font: 1.125rem/1.5 system-ui, sans-serif;
background: light-dark(#f2f6f7, #0c191e); color: light-dark(#0f2229, #e8f0f2) }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
a { color: inherit } a, button { display: inline-block; padding: .75rem 0 }
button { padding: .75rem 1.5rem; border: 0; border-radius: 999px; font: inherit; font-weight: 600; cursor: pointer;
background: light-dark(#0f2229, #e8f0f2); color: light-dark(#fff, #0c191e) }
:focus-visible { outline: 3px solid light-dark(#0f2229, #e8f0f2); outline-offset: 3px }`

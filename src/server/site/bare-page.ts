import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '../../i18n/locales.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page of its own few lines: nothing is loaded for it, and it costs next to nothing. */
export function barePage({
  locale,
  title,
  nonce,
  content,
}: {
  locale: Locale
  title: string
  nonce: string
  content: Html
}) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

const style = `:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; align-items: center; font: 1.125rem/1.5 system-ui, sans-serif;
background: light-dark(#f2f6f7, #0c191e); color: light-dark(#0f2229, #e8f0f2) }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
a { color: inherit } a, button { display: inline-block; padding: .75rem 0 }
main::before { content: ''; display: block; width: 6rem; height: .75rem; margin-bottom: 1.5rem; border: solid light-dark(#0f2229, #e8f0f2);
border-width: 3px 0; background: linear-gradient(#ffc02e, #ffc02e) center / 100% 3px no-repeat }
button { padding: .75rem 1.5rem; border: 0; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer;
background: light-dark(#ffc02e, #ffc94d); color: #0f2229 }
:focus-visible { outline: 3px solid light-dark(#0f2229, #e8f0f2); outline-offset: 3px }`

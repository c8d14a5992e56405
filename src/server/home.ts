import { html } from 'hono/html'
import type { Catalogue } from '../domain/catalogue.ts'

/** The bare front page until the website stands in its place. */
export function home({ cars, groups, locations }: Catalogue) {
  return html`<!doctype html>
    <html lang="et">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Autorent</title>
      </head>
      <body>
        <h1>Autorent</h1>
        <p>${cars.size} autot, ${groups.size} gruppi, ${locations.size} asukohta.</p>
        <p><a href="/api/docs">API</a></p>
      </body>
    </html>`
}

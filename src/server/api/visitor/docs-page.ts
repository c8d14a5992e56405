import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { problems } from '../problem.ts'
import type { ApiDescription, ApiOperation, JsonSchema } from './openapi.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The API for people: plain HTML, nothing to load. */
export function apiDocsPage(api: ApiDescription, nonce: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API – ${api.info.title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${api.info.title} API</h1>
          <p>${api.info.description}</p>
          <p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
          ${Object.entries(api.paths).map(([path, { post }]) => operation(path, post))}
          <h2>Problems</h2>
          <table>
            <thead>
              <tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr>
            </thead>
            <tbody>
              ${Object.entries(problems).map(
                ([code, { status, title }]) =>
                  html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`,
              )}
            </tbody>
          </table>
          <h2>Shapes</h2>
          ${Object.entries(api.components.schemas).map(([name, schema]) => shape(name, schema))}
        </main>
      </body>
    </html>`
}

function operation(
  path: string,
  { summary, description, parameters = [], requestBody, responses }: ApiOperation,
): Html {
  const body = Object.values(requestBody.content)[0]?.schema
  return html`<section>
    <h2>${summary}</h2>
    <p><code>POST ${path}</code></p>
    <p>${description}</p>
    <p>Body: ${type(body)}</p>
    ${parameters.map(({ name, description: meaning }) => html`<p>Header <code>${name}</code>: ${meaning}</p>`)}
    <ul>
      ${Object.entries(responses).map(
        ([status, { description: meaning, content }]) =>
          html`<li><strong>${status}</strong> ${meaning} ${type(Object.values(content)[0]?.schema)}</li>`,
      )}
    </ul>
  </section>`
}

function shape(name: string, schema: JsonSchema): Html {
  const required = new Set(schema.required)
  return html`<section id="${name}">
    <h3>${name}</h3>
    ${schema.description ? html`<p>${schema.description}</p>` : ''}
    <table>
      <thead>
        <tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr>
      </thead>
      <tbody>
        ${Object.entries(schema.properties ?? {}).map(([field, value]) =>
          typeof value === 'boolean'
            ? ''
            : html`<tr>
                <td><code>${field}</code>${required.has(field) ? '' : ' (optional)'}</td>
                <td>${type(value)}</td>
                <td>${value.description ?? ''}</td>
              </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

/** A schema in a few words, with a link to the shape it names. */
function type(schema: JsonSchema | boolean | undefined): Html | string {
  if (typeof schema !== 'object') return 'anything'
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#${name}">${name}</a>`
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return html`${choices.map((choice, index) => html`${index > 0 ? ' or ' : ''}${type(choice)}`)}`
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items))
    return html`list of ${type(schema.items)}`
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties)
    return html`{ ${fields.map(([field, value], index) => html`${index > 0 ? ', ' : ''}${field}: ${type(value)}`)} }`
  }
  return String(schema.type ?? 'anything')
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 } main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
  h1 { font-size: 2rem; line-height: 1.2 } h2 { margin-top: 3rem } h3 { margin-top: 2rem }
  table { width: 100%; border-collapse: collapse; font-size: .9375rem } th { text-align: left }
  th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent); vertical-align: top; overflow-wrap: anywhere }
  code { font-size: .9375em } section { scroll-margin-top: 1rem } tr:target, section:target { outline: 2px solid; outline-offset: 4px }
`

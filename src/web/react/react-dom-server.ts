import type { VNode } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'
import { renderToString as render } from 'preact-render-to-string'

export function renderToString(page: VNode): string {
  const html = render(page)
  return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html
}

/** A part of a page by itself, where `context` is all that stands above it. */
export const partToString = (part: unknown, context: unknown): string =>
  render(part as VNode, context as object)

/** Markup as it was made before, with texts between its pieces. */
export const madeMarkup = (pieces: readonly string[], texts: readonly string[]): VNode =>
  jsxTemplate([...pieces], ...texts.map((text) => text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign)))

/** The signs that Preact writes so. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

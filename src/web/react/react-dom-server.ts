import type { VNode } from 'preact'
import { renderToString as render } from 'preact-render-to-string'

export function renderToString(page: VNode): string {
  const html = render(page)
  return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html
}

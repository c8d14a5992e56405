import type { CSSProperties } from 'react'

/** The day colours of the site; the night ones follow below under the same names. */
export const inks = {
  ground: '#f2f6f7',
  surface: '#ffffff',
  ink: '#0f2229',
  soft: '#4a5e67',
  line: '#d0dce0',
  brand: '#0b5348',
  accent: '#ffc02e',
  positive: '#17703f',
} as const

/** The day colour of a text, and the name by which the night finds it. */
export function tone(
  name: 'ink' | 'soft' | 'brand' | 'positive',
  style: CSSProperties,
  ...otherNames: readonly string[]
): { className: string; style: CSSProperties } {
  return { className: [name, ...otherNames].join(' '), style: { ...style, color: inks[name] } }
}

/** `!important` because the day colours are inline. `data-ogsc` is where Outlook's apps put their dark mode. */
const dark: Record<string, string> = {
  '.ground': 'background:#0c191e!important',
  '.surface': 'background:#12252c!important',
  '.card': 'border-color:#2b454f!important',
  '.ink': 'color:#e9f1f3!important',
  '.soft': 'color:#a5b8bf!important',
  '.brand': 'color:#7fd1b5!important',
  '.positive': 'color:#74d69d!important',
  '.line': 'border-color:#2b454f!important',
  '.notice': 'background:#1a323b!important;border-color:#9dbaff!important',
  '.road': 'background:#ffc94d!important;border-color:#e9f1f3!important',
  '.town': 'background:#12252c!important;border-color:#e9f1f3!important',
  '.way':
    'background-image:linear-gradient(to right,#e9f1f3 2px,#ffc94d 2px,#ffc94d 7px,#e9f1f3 7px)!important',
  '.quiet': 'border-color:#7fd1b5!important',
  '.button': 'background:#ffc94d!important;color:#0f2229!important',
}
const rules = (prefix: string) =>
  Object.entries(dark)
    .map(([name, style]) => `${prefix}${name}{${style}}`)
    .join('')

export const darkStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media(prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('')

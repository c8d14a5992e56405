import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const faces = [
  ...sheet.matchAll(/url\("\/fonts\/onest-(?<name>[\w-]+)\.woff2"\).*?unicode-range:(?<range>[^;]+);/gs),
].map(({ groups }) => ({
  name: groups?.name ?? '',
  codes: (groups?.range ?? '').split(',').flatMap(codesOf),
}))

test('a file of letters holds what the style sheet asks it for, and no letter lies in two', () => {
  expect(faces.map(({ name }) => name)).toEqual(['latin', 'latin-more', 'latin-ext', 'cyrillic'])
  for (const { name, codes } of faces) expect(lettersIn(name), name).toEqual(codes)
  const all = faces.flatMap(({ codes }) => codes)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['et', ['latin']],
  ['en', ['latin']],
  ['ru', ['latin', 'cyrillic']],
])('what the website says in %s needs the files that are asked for beforehand', (locale, files) => {
  const here = new Set(faces.filter(({ name }) => files.includes(name)).flatMap(({ codes }) => codes))
  const words = sentences(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))).join('')
  expect([...new Set(words)].filter((letter) => !here.has(letter.codePointAt(0) ?? 0))).toEqual([])
})

function codesOf(span: string): number[] {
  const [first = 0, last = first] = span
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

/** The end of a font's table is no letter of it. */
const END = 0xffff

function lettersIn(name: string): number[] {
  const font = create(readFileSync(`public/fonts/onest-${name}.woff2`))
  if (!('characterSet' in font)) throw new Error(`${name} is no font of its own`)
  return font.characterSet.filter((code) => code !== END).sort((a, b) => a - b)
}

/** Of a message what stands in it, without the signs of its variables. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return [part.replace(/[{}<>|]/g, '')]
  return Object.values(part as object).flatMap(sentences)
}

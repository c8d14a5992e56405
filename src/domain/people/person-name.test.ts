import { expect, it } from 'vitest'
import { hasOtherLetters, parsePersonName } from './person-name.ts'

it.each([
  ['Jaan', 'Jaan'],
  ['  Mari-Liis  ', 'Mari-Liis'],
  ['Õnne Öö', 'Õnne Öö'],
  ['O’Connor', 'O’Connor'],
  ["D'Arcy", "D'Arcy"],
  ['J. R. R.', 'J. R. R.'],
  ['J.R.', 'J.R.'],
  ['Martin Jr.', 'Martin Jr.'],
  ['Мария', 'Мария'],
  ['李小龙', '李小龙'],
  ['नरेन्द्र', 'नरेन्द्र'],
  ['Žarko\u00a0Šimić', 'Žarko Šimić'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('%s is a name', (typed, kept) => {
  expect(parsePersonName(typed)).toBe(kept)
})

it.each([
  'winner, claim your refund at https://evil.example/r',
  'claim at evil.example',
  'visit t.co',
  'Jaan 2',
  'a:b',
  'a/b',
  'Jaan\r\nBcc: x',
  'Jaan\nTamm',
  '<b>Jaan</b>',
  'you@example',
  '...',
  '-',
  '',
  'x'.repeat(61),
])('%j is none', (typed) => {
  expect(parsePersonName(typed)).toBeUndefined()
})

it.each([
  ['Мария', true],
  ['Mариа', true],
  ['Żółć-Öüõ’Neill', false],
  ['Jean Luc', false],
  ['', false],
])('%j is asked about: %s', (typed, isAsked) => {
  expect(hasOtherLetters(typed)).toBe(isAsked)
})

import { expect, it } from 'vitest'
import { loadStaffMessages } from '../../../i18n/staff-messages.ts'
import { valueText } from './value-text.ts'

it.each([
  ['et', 'Paremalt 50 % × 82 %; Kriim katusel 2026-11-17'],
  ['en', 'Right 50 % × 82 %; Kriim katusel 2026-11-17'],
] as const)('D29: damage in a history is said in words: %s', async (locale, said) => {
  const messages = await loadStaffMessages(locale)
  const point = { issueId: 'a1', side: 'right', x: 0.5, y: 0.82 }
  const issue = { id: 'a1', text: 'Kriim katusel', since: '2026-11-17' }
  expect(valueText({ kind: 'json' }, [point, issue], locale, messages)).toBe(said)
})

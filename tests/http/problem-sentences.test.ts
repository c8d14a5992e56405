import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { loadStaffMessages } from '../../src/i18n/staff-messages.ts'
import { ORIGIN } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

/** A capital letter at its beginning and an end that is one, in any alphabet. */
const SENTENCE = /^\p{Lu}.*[.!?]$/u

describe.each(locales)('a problem told to a reader of %s', (locale) => {
  const headers = { 'accept-language': locale, 'content-type': 'application/json', origin: ORIGIN }
  const titleOf = async (response: Response): Promise<string> => (await response.json()).title

  it('is titled with a sentence in their language by the visitors’ API', async () => {
    const { errors } = await loadMessages(locale)
    const wrong = await titleOf(await system.post('/api/booking/cars', '{', headers))
    const nowhere = await titleOf(await system.send('/api/nothing', { headers }))
    expect([wrong, nowhere]).toEqual([errors.malformed, errors.not_found])
    for (const title of [wrong, nowhere]) expect(title).toMatch(SENTENCE)
  })

  it('is titled with a sentence in their language by the staff’s API', async () => {
    const { errors } = await loadStaffMessages(locale)
    const out = await titleOf(await system.send('/api/admin/today', { headers }))
    const empty = await titleOf(await system.post('/api/admin/login', {}, headers))
    expect([out, empty]).toEqual([errors.errors.signed_out, errors.errors.invalid])
    for (const title of [out, empty]) expect(title).toMatch(SENTENCE)
  })
})

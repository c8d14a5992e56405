import { describe, expect, it } from 'vitest'
import { formFromQuery, queryFromForm } from './booking-form.ts'

describe('a search in an address', () => {
  const written =
    'rentDate=2026-12-08&rentTime=10%3A00&returnDate=2026-12-11&returnTime=12%3A30&rentLocationId=1'

  it('is the same again when it is written back', () => {
    const form = formFromQuery(new URLSearchParams(written))
    expect(form && queryFromForm(form)).toBe(written)
  })

  it('may say day and time in one, as the API does', () => {
    const query = new URLSearchParams({
      rentDate: '2026-12-08T10:00',
      returnDate: '2026-12-11T12:30',
      rentLocationId: '1',
    })
    expect(formFromQuery(query)).toEqual(formFromQuery(new URLSearchParams(written)))
  })

  it('has the time of its own field where both are there', () => {
    const form = formFromQuery(new URLSearchParams('rentDate=2026-12-08T10:00&rentTime=11:00'))
    expect(form).toMatchObject({ rentDay: '2026-12-08', rentTime: '11:00', returnDay: '', returnTime: '' })
  })

  it('is none without a day', () => {
    expect(formFromQuery(new URLSearchParams('rentLocationId=1'))).toBeUndefined()
  })
})

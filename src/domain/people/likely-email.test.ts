import { describe, expect, it } from 'vitest'
import { likelyEmail } from './likely-email.ts'

describe('V21: an address that was probably meant', () => {
  it.each([
    ['mari@gmial.com', 'mari@gmail.com'],
    ['mari@gmai.com', 'mari@gmail.com'],
    ['mari@gmaill.com', 'mari@gmail.com'],
    ['mari@gmsil.com', 'mari@gmail.com'],
    ['mari@gmail.co', 'mari@gmail.com'],
    ['mari@gmail.comm', 'mari@gmail.com'],
    ['Mari@HOTMIAL.com', 'Mari@hotmail.com'],
    ['mari@mial.ee', 'mari@mail.ee'],
  ])('%s asks for %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant)
  })

  it.each(['mari@gmail.com', 'mari@ettevote.ee', 'mari@gmx.com', 'mari@mail.ee', 'mari@mail.ru', 'mari', ''])(
    '%s asks nothing',
    (typed) => {
      expect(likelyEmail(typed)).toBeUndefined()
    },
  )
})

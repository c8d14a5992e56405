import { expect, it } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { loadMessages } from '../i18n/messages.ts'
import { packMessages, unpackMessages } from './packed-messages.ts'

it('what was packed elsewhere reads as it was, in every language and with signs of every kind', async () => {
  const strange = { ...(await loadMessages('et')).site, name: '`"„”\\`"<b>\n' }
  for (const messages of [
    ...(await Promise.all(locales.map((locale) => loadMessages(locale)))),
    { site: strange },
  ]) {
    const packed = packMessages(messages)
    // Another text with the same words is not known here, as none is in a browser.
    expect(unpackMessages(` ${packed}`)).toEqual(messages)
    expect(unpackMessages(packed)).toBe(messages)
  }
})

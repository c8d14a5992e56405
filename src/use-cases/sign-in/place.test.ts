import { expect, it } from 'vitest'
import { placeOf, truncatedAddress } from './place.ts'

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['unknown', ''],
  ['203.0.113.77, evil', ''],
])('of the address %s only %s is kept', (address, kept) => {
  expect(truncatedAddress(address)).toBe(kept)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  ['curl/8.9', ''],
])('a browser is known by its name: %s', (userAgent, device) => {
  expect(placeOf(userAgent, '').device).toBe(device)
})

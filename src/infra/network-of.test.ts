import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'
import { RateLimit } from './rate-limit.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('whoever has a whole network of addresses has one allowance', () => {
  const limit = new RateLimit(5)
  const waits = Array.from({ length: 20 }, (_, at) => limit.take(`2001:db8:1:2::${at.toString(16)}`, 0))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  expect(limit.take('2001:db8:1:3::1', 0)).toBe(0)
})

it('never remembers more than its share, and of those the ones seen last', () => {
  const limit = new RateLimit(1, 100)
  for (let at = 0; at < 1_000; at++) limit.take(`key ${at}`, 0)
  expect(limit.size).toBe(100)
  expect(limit.take('key 999', 0)).toBeGreaterThan(0)
  expect(limit.take('key 0', 0)).toBe(0)
})

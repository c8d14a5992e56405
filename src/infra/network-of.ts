import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net'

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/** Whom an address belongs to: itself for IPv4, the first half of an IPv6 address, which one customer has whole. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (mapped.check(plain, 'ipv6')) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, however it was shortened. */
function groupsOf(address: string): number[] {
  // Node writes it in one way; the last two groups may still stand as an IPv4 address.
  const { address: written } = new SocketAddress({ address, family: 'ipv6' })
  const text = written.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail] = text.split('::')
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

import { constants, createECDH, createHash, type KeyObject, privateEncrypt, randomBytes } from 'node:crypto'

/**
 * A phone gets a digest and never the document; Node signs documents only. So the last step is made here, slowly and
 * without care for side channels: these keys guard nothing.
 */

/** RSASSA-PSS over a SHA-512 digest with a salt of 64 bytes (RFC 8017, 9.1.1). */
export function signDigestPss(digest: Buffer, key: KeyObject): Buffer {
  const salt = randomBytes(64)
  const modulusBits = key.asymmetricKeyDetails?.modulusLength ?? 0
  const length = Math.ceil((modulusBits - 1) / 8)
  const hash = sha512(Buffer.alloc(8), digest, salt)
  const padded = Buffer.concat([Buffer.alloc(length - hash.length - salt.length - 2), Buffer.from([1]), salt])
  const mask = mgf1(hash, padded.length)
  const masked = padded.map((byte, index) => byte ^ (mask[index] ?? 0))
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * length - (modulusBits - 1)))
  const encoded = Buffer.concat([masked, hash, Buffer.from([0xbc])])
  return privateEncrypt({ key, padding: constants.RSA_NO_PADDING }, encoded)
}

function mgf1(seed: Buffer, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 64) }, (_, counter) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    return sha512(seed, bytes)
  })
  return Buffer.concat(blocks).subarray(0, length)
}

function sha512(...parts: Buffer[]): Buffer {
  return createHash('sha512').update(Buffer.concat(parts)).digest()
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** ECDSA on P-256 over a SHA-256 digest, as the two numbers r and s one after the other. */
export function signDigestEcdsa(digest: Buffer, key: KeyObject): Buffer {
  const secret = number(Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url'))
  const curve = createECDH('prime256v1')
  const point = curve.generateKeys()
  const once = number(curve.getPrivateKey())
  const r = number(point.subarray(1, 33)) % ORDER
  const s = (inverse(once) * (number(digest) + r * secret)) % ORDER
  return Buffer.from([r, s].map((part) => part.toString(16).padStart(64, '0')).join(''), 'hex')
}

const number = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`)

/** Fermat: the order is prime. */
function inverse(value: bigint): bigint {
  let result = 1n
  let base = value
  for (let exponent = ORDER - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % ORDER
    base = (base * base) % ORDER
  }
  return result
}

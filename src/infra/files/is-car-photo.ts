/** JPEG, PNG or WebP, by what the bytes are. */
export function isCarPhoto(bytes: Uint8Array): boolean {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  return (
    starts(0xff, 0xd8, 0xff) ||
    starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
  )
}

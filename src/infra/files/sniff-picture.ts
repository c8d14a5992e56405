export type PictureType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf'

/** By what the bytes are; a name or a header says nothing. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  if (text(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|mif1)$/.test(text(8, 12))) return 'image/heic'
  return undefined
}

import sharp from 'sharp'

/**
 * Both sides of a licence that nobody was ever given: stripes, a shape for a face, and no country. JPEG in base64, for
 * the demo company: the server itself opens no drawings.
 */
export async function drawSpecimenLicence(): Promise<{ front: string; back: string }> {
  const lines = (left: number, count: number) =>
    Array.from({ length: count }, (_, line) => {
      const width = 300 - ((line * 83) % 160)
      return `<rect x="${left}" y="${130 + line * 38}" width="${width}" height="12" rx="6" fill="#56707d"/>`
    }).join('')
  const face = `
    <rect x="48" y="120" width="150" height="190" rx="8" fill="#dfe7ea"/>
    <circle cx="123" cy="190" r="36" fill="#a9bcc5"/><path d="M62 310a61 61 0 0 1 122 0z" fill="#a9bcc5"/>`
  const grid = Array.from(
    { length: 7 },
    (_, row) => `<path d="M48 ${120 + row * 32}h520" stroke="#8fa5b0" stroke-width="2"/>`,
  ).join('')
  return { front: await card(face + lines(236, 5)), back: await card(grid + lines(80, 2)) }
}

async function card(inside: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404">
    <defs><pattern id="stripes" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="18" height="56" fill="#d8434e" opacity=".2"/></pattern></defs>
    <rect width="640" height="404" fill="#f3ded9"/>
    <rect x="12" y="12" width="616" height="380" rx="22" fill="#f7efe9" stroke="#c9a9a2" stroke-width="2"/>
    ${inside}
    <rect x="12" y="12" width="616" height="380" rx="22" fill="url(#stripes)"/>
    <g font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#a5303a">
      <text x="320" y="76" font-size="34">NÄIDIS · SPECIMEN · ОБРАЗЕЦ</text></g></svg>`
  return (await sharp(Buffer.from(svg)).jpeg({ quality: 50, mozjpeg: true }).toBuffer()).toString('base64')
}

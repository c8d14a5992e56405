import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from 'pdf-lib'
import { hasRefusedStream } from './pdf-streams.ts'

const MOST_PAGES = 20
/** What makes a paper do something instead of showing something. */
const active = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'OpenAction',
  'AA',
  'XFA',
  'RichMedia',
])
/** What a page is shown by. Links, forms and whatever else can be pressed stay behind. */
const shown = new Set(
  ['Type', 'Parent', 'Resources', 'Contents', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'].map(
    (name) => PDFName.of(name),
  ),
)

/** A PDF written anew page by page; undefined when it is protected, too long or would run something. */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  if (hasRefusedStream(source.context)) return undefined
  if (source.getPageCount() === 0 || source.getPageCount() > MOST_PAGES) return undefined
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    if (isActive(object)) return undefined
  }
  for (const { node } of source.getPages()) {
    for (const key of node.keys()) if (!shown.has(key)) node.delete(key)
  }
  const clean = await PDFDocument.create({ updateMetadata: false })
  for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page)
  return clean.save()
}

/** Also what lies inside: a link on a page is often no object of its own. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict)
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  if (!(object instanceof PDFDict)) return false
  return object.entries().some(([key, value]) => {
    const isAction = key === PDFName.of('S') && value instanceof PDFName && active.has(value.decodeText())
    return isAction || active.has(key.decodeText()) || isActive(value)
  })
}

import type { PDFDocument } from 'pdf-lib'
import type { ReactNode } from 'react'
import type { TextLook } from './elements.ts'
import { type Laid, layOut } from './lay-out.ts'
import { onPages } from './pages.ts'
import { A4, type Pen, type PictureFile, Sheets } from './pen.ts'

type PageLook = { top: number; bottom: number; side: number; text: TextLook }

type Pages = {
  look: PageLook
  body: ReactNode
  /** On every page. */
  atTop: { y: number; what: ReactNode }
  atBottom: { y: number; what: (page: number, pages: number) => ReactNode }
}

/** Adds the pages that something takes. */
export async function drawPages(
  document: PDFDocument,
  { look, body, atTop, atBottom }: Pages,
): Promise<void> {
  const place = { width: A4.width - 2 * look.side, text: look.text }
  const sheets = new Sheets(document)
  const pages = onPages(layOut(body, place), A4.height - look.top - look.bottom)
  for (const { pieces } of pages)
    for (const picture of pieces.flatMap(({ laid }) => picturesOf(laid))) await sheets.bring(picture)
  const top = layOut(atTop.what, place)
  for (const [at, { pieces, from }] of pages.entries()) {
    const pen = sheets.page()
    for (const { laid, x, y } of pieces) show(pen, laid, look.side + x, look.top + y - from)
    for (const laid of top) show(pen, laid, look.side + laid.x, atTop.y + laid.y)
    const bottom = layOut(atBottom.what(at + 1, pages.length), place)
    const height = Math.max(0, ...bottom.map((laid) => laid.y + laid.height))
    for (const laid of bottom) show(pen, laid, look.side + laid.x, A4.height - atBottom.y - height + laid.y)
    pen.finish()
  }
  sheets.finish()
}

function show(pen: Pen, laid: Laid, x: number, y: number): void {
  laid.paint?.(pen, x, y)
  for (const part of laid.parts) show(pen, part, x + part.x, y + part.y)
}

const picturesOf = (laid: Laid): PictureFile[] => [
  ...(laid.picture ? [laid.picture] : []),
  ...laid.parts.flatMap(picturesOf),
]

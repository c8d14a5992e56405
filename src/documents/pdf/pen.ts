import { deflateSync } from 'node:zlib'
import { type PDFDocument, type PDFImage, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { type Drawing, opacityName } from './drawing.ts'
import { EmbeddedFont } from './embedded-font.ts'
import { circle, colour, line, numbers, type Paint, painted, rectangle } from './shapes.ts'
import type { Weight, Word } from './typeface.ts'

export const A4 = { width: 595.28, height: 841.89 }

/** Letters of one look, one after the other. */
export type Lettering = { weight: Weight; size: number; color: string; spacing: number }

/** As it comes; it is part of the file once, however often it is shown. */
export type PictureFile = { bytes: Uint8Array; type: 'png' | 'jpeg' }

type Fonts = Record<Weight, EmbeddedFont>
type Pictures = Map<Uint8Array, PDFImage>

/** What all pages of a file that are drawn at once have in common. */
export class Sheets {
  readonly document: PDFDocument
  readonly #fonts: Fonts
  readonly #pictures: Pictures = new Map()

  constructor(document: PDFDocument) {
    this.document = document
    this.#fonts = { regular: new EmbeddedFont(document, 'regular'), bold: new EmbeddedFont(document, 'bold') }
  }

  /** Before a page shows it. */
  async bring({ bytes, type }: PictureFile): Promise<void> {
    if (this.#pictures.has(bytes)) return
    const { document } = this
    this.#pictures.set(bytes, await (type === 'png' ? document.embedPng(bytes) : document.embedJpg(bytes)))
  }

  page(): Pen {
    return new Pen(this.document, this.#fonts, this.#pictures)
  }

  /** Once the last page is drawn. */
  finish(): void {
    for (const font of Object.values(this.#fonts)) font.write()
  }
}

/** Draws on one page. Everything is told from its upper left corner, in points. */
export class Pen {
  readonly #document: PDFDocument
  readonly #page: PDFPage
  readonly #fonts: Fonts
  readonly #pictures: Pictures
  readonly #operators: string[] = []
  readonly #shown = new Map<string, PDFRef>()
  readonly #opacities = new Set<number>()

  constructor(document: PDFDocument, fonts: Fonts, pictures: Pictures) {
    this.#document = document
    this.#page = document.addPage([A4.width, A4.height])
    this.#fonts = fonts
    this.#pictures = pictures
  }

  rectangle(x: number, y: number, width: number, height: number, paint: Paint & { radius?: number }): void {
    this.#operators.push(painted(rectangle(x, A4.height - y - height, width, height, paint.radius), paint))
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#operators.push(painted(circle(x, A4.height - y, radius), paint))
  }

  line(x: number, y: number, toX: number, toY: number, stroke: { width: number; color: string }): void {
    this.#operators.push(painted(line(x, A4.height - y, toX, A4.height - toY), { stroke }))
  }

  /** `y` is where the letters stand. */
  words(words: readonly Word[], x: number, y: number, { weight, size, color, spacing }: Lettering): void {
    const font = this.#fonts[weight]
    for (const word of words) font.use(word)
    const shown = words.map((word) => word.shown).join('')
    const look = `/${weight} ${numbers(size)} Tf ${numbers(spacing)} Tc ${colour(color)} rg`
    this.#operators.push(`BT ${look} ${numbers(x, A4.height - y)} Td [<${shown}>] TJ ET`)
  }

  drawing(of: Drawing, x: number, y: number, scale: number): void {
    for (const opacity of of.opacities) this.#opacities.add(opacity)
    // What is drawn counts downwards, a page upwards.
    this.#operators.push(`q ${numbers(scale, 0, 0, -scale, x, A4.height - y)} cm`, of.operators, 'Q')
  }

  /** As large as fits, in the middle of its room. */
  picture(bytes: Uint8Array, x: number, y: number, room: { width: number; height: number }): void {
    const picture = this.#pictures.get(bytes)
    if (!picture) throw new Error('the picture was not brought')
    const { width, height } = picture.scaleToFit(room.width, room.height)
    const name = `Picture${picture.ref.objectNumber}`
    this.#shown.set(name, picture.ref)
    const left = x + (room.width - width) / 2
    const bottom = A4.height - y - (room.height + height) / 2
    this.#operators.push(`q ${numbers(width, 0, 0, height, left, bottom)} cm /${name} Do Q`)
  }

  /** Once everything on the page is drawn. */
  finish(): void {
    const { context } = this.#document
    const { node } = this.#page
    const operators = deflateSync(this.#operators.join('\n'))
    node.set(PDFName.of('Contents'), context.register(context.stream(operators, { Filter: 'FlateDecode' })))
    const opacities = Array.from(this.#opacities, (ca) => [opacityName(ca), { ca }] as const)
    node.set(
      PDFName.of('Resources'),
      context.obj({
        Font: { regular: this.#fonts.regular.ref, bold: this.#fonts.bold.ref },
        XObject: Object.fromEntries(this.#shown),
        ExtGState: Object.fromEntries(opacities),
      }),
    )
  }
}

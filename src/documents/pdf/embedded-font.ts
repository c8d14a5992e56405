import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { type PDFDocument, PDFName, type PDFRef, PDFString } from 'pdf-lib'
import { type Typeface, typefaceOf, type Weight, type Word } from './typeface.ts'

type Glyphs = Map<number, readonly number[]>

/** The letters of one typeface that a file shows; only these are put into it. */
export class EmbeddedFont {
  readonly ref: PDFRef
  readonly #document: PDFDocument
  readonly #typeface: Typeface
  readonly #used: Glyphs = new Map()

  constructor(document: PDFDocument, weight: Weight) {
    this.#document = document
    this.#typeface = typefaceOf(weight)
    this.ref = document.context.nextRef()
  }

  use(word: Word): void {
    for (const [id, codePoints] of word.glyphs) if (id > 0) this.#used.set(id, codePoints)
  }

  /** Once everything is drawn. */
  write(): void {
    const { context } = this.#document
    const { font } = this.#typeface
    const used: Glyphs = new Map(Array.from(this.#used).toSorted(([one], [other]) => one - other))
    const subset = font.createSubset()
    // A PDF says a letter by its number in the whole font, so that a word is said the same in every file.
    const places = Buffer.alloc((Math.max(0, ...used.keys()) + 1) * 2)
    // The first place is of the letter that is missing.
    for (const [at, id] of Array.from(used.keys()).entries()) {
      subset.includeGlyph(font.getGlyph(id))
      places.writeUInt16BE(at + 1, id * 2)
    }
    const file = Buffer.from(subset.encode())
    const name = PDFName.of(`${tagOf(file)}+${font.postscriptName}`)
    const perThousand = (units: number) => Math.round((units * 1000) / font.unitsPerEm)
    const { minX, minY, maxX, maxY } = font.bbox
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        // Its letters are its own and not those of a standard set.
        Flags: 4,
        FontBBox: [minX, minY, maxX, maxY].map(perThousand),
        ItalicAngle: 0,
        Ascent: perThousand(font.ascent),
        Descent: perThousand(font.descent),
        CapHeight: perThousand(font.capHeight),
        StemV: 0,
        FontFile2: this.#stream(file, { Length1: file.length }),
      }),
    )
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        CIDToGIDMap: this.#stream(places),
        // Of a letter that the font has not.
        DW: perThousand(font.getGlyph(0).advanceWidth),
        W: Array.from(used.keys()).flatMap((id) => [id, [perThousand(font.getGlyph(id).advanceWidth)]]),
      }),
    )
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: this.#stream(Buffer.from(textOf(used))),
      }),
    )
  }

  #stream(bytes: Buffer, facts: Record<string, number> = {}): PDFRef {
    const { context } = this.#document
    return context.register(context.stream(deflateSync(bytes), { Filter: 'FlateDecode', ...facts }))
  }
}

/** Two parts of one font in a file must not be taken for each other. */
const tagOf = (file: Buffer): string =>
  Array.from(createHash('sha256').update(file).digest().subarray(0, 6), (byte) =>
    String.fromCodePoint(65 + (byte % 26)),
  ).join('')

/** What each letter is when it is copied out of the file. */
function textOf(used: Glyphs): string {
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  const utf16 = (codePoints: readonly number[]) =>
    Array.from(String.fromCodePoint(...codePoints).split(''), (unit) => hex(unit.charCodeAt(0))).join('')
  const lines = Array.from(used, ([id, codePoints]) => `<${hex(id)}> <${utf16(codePoints)}>`)
  const blocks: string[] = []
  // A block may have a hundred.
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100)
    blocks.push(`${some.length} beginbfchar`, ...some, 'endbfchar')
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}

import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/**
 * Onest, cut to Latin and Cyrillic; the site's own files are variable, which a PDF cannot embed. Accented letters are
 * drawn whole: when they are put together from parts, a letter first met as a part cannot be copied out of the PDF.
 */
const files = { regular: 'onest-regular.ttf', bold: 'onest-bold.ttf' } as const

export type Weight = keyof typeof files

/** Letters side by side: `shown` is what a PDF calls them, the distances between them as well. */
export type Word = {
  width: number
  shown: string
  letters: number
  glyphs: ReadonlyMap<number, readonly number[]>
}

/** Words come again from paper to paper; so many are remembered. */
const REMEMBERED = 5000

export type Typeface = {
  weight: Weight
  font: Font
  /** Measured for letters of size 1. */
  word: (text: string) => Word
  ascent: number
  descent: number
}

function open(weight: Weight): Typeface {
  const font = create(readFileSync(new URL(`../fonts/${files[weight]}`, import.meta.url)))
  if (font.type !== 'TTF') throw new Error(`${files[weight]} is no font of its own`)
  const remembered = new Map<string, Word>()
  return {
    weight,
    font,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    word(text) {
      const known = remembered.get(text)
      if (known) return known
      if (remembered.size >= REMEMBERED) remembered.clear()
      const word = lettersOf(font, text)
      remembered.set(text, word)
      return word
    },
  }
}

function lettersOf(font: Font, text: string): Word {
  const { glyphs, positions } = font.layout(text)
  const met = new Map<number, readonly number[]>()
  let width = 0
  let shown = ''
  for (const [at, glyph] of glyphs.entries()) {
    const advance = positions[at]?.xAdvance ?? glyph.advanceWidth
    // What two letters stand closer than each says for itself, in thousandths.
    const closer = Math.round(((glyph.advanceWidth - advance) * 1000) / font.unitsPerEm)
    shown += glyph.id.toString(16).padStart(4, '0') + (closer === 0 ? '' : `>${closer}<`)
    width += advance
    met.set(glyph.id, glyph.codePoints)
  }
  return { width: width / font.unitsPerEm, shown, letters: glyphs.length, glyphs: met }
}

const opened = new Map<Weight, Typeface>()

/** Read with the first paper. */
export function typefaceOf(weight: Weight): Typeface {
  const typeface = opened.get(weight) ?? open(weight)
  opened.set(weight, typeface)
  return typeface
}

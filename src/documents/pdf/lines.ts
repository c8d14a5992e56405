import type { ReactNode } from 'react'
import type { TextLook } from './elements.ts'
import { runsOf } from './parts.ts'
import type { Pen } from './pen.ts'
import { typefaceOf, type Weight, type Word } from './typeface.ts'

/** How much room something has, and how words look in it. */
export type Place = { width: number; text: TextLook }

/** Words of one look. */
type Run = { text: string; look: TextLook }
/** Letters of a run without a space between them, or a space. */
type Piece = { run: Run; text: string; word: Word; width: number }
/** Pieces that stand together. */
type Token = { pieces: Piece[]; width: number; space: Piece | undefined }
type Line = { pieces: Piece[]; width: number }

/** A width that was measured must hold what it was measured of. */
const ROUNDING = 0.01

/** Words in lines, each with its place below the one before. */
export function linesOf(children: ReactNode, { width, text }: Place) {
  const height = text.fontSize * text.lineHeight
  const { ascent, descent } = typefaceOf(weightOf(text))
  const foot = (height - (ascent + descent) * text.fontSize) / 2 + ascent * text.fontSize
  return breakLines(runsOf(children, text), width).map((line, at) => ({
    x: startOf(text.align, width - line.width),
    y: at * height,
    width: line.width,
    used: line.width,
    height,
    paint: (pen: Pen, x: number, y: number) => write(pen, line, x, y + foot),
  }))
}

const startOf = (align: TextLook['align'], left: number): number =>
  align === 'right' ? left : align === 'center' ? left / 2 : 0

const weightOf = ({ isBold }: TextLook): Weight => (isBold ? 'bold' : 'regular')

function write(pen: Pen, { pieces }: Line, start: number, y: number): void {
  let x = start
  for (let at = 0; at < pieces.length; ) {
    const { run } = pieces[at] ?? {}
    if (!run) return
    const end = pieces.findIndex((piece, place) => place > at && piece.run !== run)
    const together = pieces.slice(at, end < 0 ? undefined : end)
    const { fontSize: size, color, letterSpacing: spacing } = run.look
    const words = together.map(({ word }) => word)
    pen.words(words, x, y, { weight: weightOf(run.look), size, color, spacing })
    x += together.reduce((width, piece) => width + piece.width, 0)
    at += together.length
  }
}

/** As many words as fit stand in a line; what fits in none is broken wherever it must be. */
function breakLines(runs: readonly Run[], room: number): Line[] {
  const lines: Line[] = []
  let line: Line = { pieces: [], width: 0 }
  const begin = () => {
    line = { pieces: [], width: 0 }
    lines.push(line)
  }
  begin()
  for (const found of tokensOf(runs)) {
    if (found === 'new line') begin()
    else
      for (const token of found.width > room + ROUNDING ? lettersOf(found) : [found]) {
        const gap = line.width + (token.space?.width ?? 0)
        if (line.pieces.length > 0 && gap + token.width > room + ROUNDING) begin()
        else if (line.pieces.length > 0 && token.space) {
          line.pieces.push(token.space)
          line.width = gap
        }
        line.pieces.push(...token.pieces)
        line.width += token.width
      }
  }
  return lines
}

function* tokensOf(runs: readonly Run[]): Generator<Token | 'new line'> {
  let token: Token = { pieces: [], width: 0, space: undefined }
  for (const run of runs) {
    for (const text of run.text.split(/([ \n])/)) {
      if (text === ' ' || text === '\n') {
        if (token.pieces.length > 0) yield token
        if (text === '\n') yield 'new line'
        token = { pieces: [], width: 0, space: text === ' ' ? pieceOf(run, ' ') : undefined }
      } else if (text !== '') {
        const piece = pieceOf(run, text)
        token.pieces.push(piece)
        token.width += piece.width
      }
    }
  }
  if (token.pieces.length > 0) yield token
}

function pieceOf(run: Run, text: string): Piece {
  const { fontSize, letterSpacing } = run.look
  const word = typefaceOf(weightOf(run.look)).word(text)
  return { run, text, word, width: word.width * fontSize + word.letters * letterSpacing }
}

function lettersOf({ pieces, space }: Token): Token[] {
  const letters = pieces.flatMap(({ run, text }) => Array.from(text, (letter) => pieceOf(run, letter)))
  return letters.map((piece, at) => ({
    pieces: [piece],
    width: piece.width,
    space: at === 0 ? space : undefined,
  }))
}

import type { Laid } from './lay-out.ts'

/** Something that stands on one page, told from the upper left corner of all that was laid out. */
type Piece = { laid: Laid; x: number; y: number }
export type Sheet = { pieces: Piece[]; from: number }

/** So much of what follows must stand on the page of a heading. */
const AHEAD = 40

/** All of it on pages of one height; what must not be torn apart begins the next page. */
export function onPages(laid: readonly Laid[], height: number): Sheet[] {
  const pieces = laid.flatMap((one) => piecesOf(one, height)).toSorted((one, other) => one.y - other.y)
  const sheets: Sheet[] = [{ pieces: [], from: 0 }]
  for (const [at, piece] of pieces.entries()) {
    let sheet = sheets.at(-1) ?? { pieces: [], from: 0 }
    if (piece.y > sheet.from && endOf(piece, pieces[at + 1]) > sheet.from + height) {
      sheet = { pieces: [], from: piece.y }
      sheets.push(sheet)
    }
    sheet.pieces.push(piece)
  }
  return sheets
}

function endOf({ laid, y }: Piece, next: Piece | undefined): number {
  if (!laid.staysWithNext || !next) return y + laid.height
  return next.y + Math.min(next.laid.height, AHEAD)
}

/** What is whole stays so, unless no page has room for it. */
function piecesOf(laid: Laid, height: number, x = 0, y = 0): Piece[] {
  const here = { laid, x: x + laid.x, y: y + laid.y }
  const canBeTorn = laid.parts.length > 0 && (!laid.isWhole || laid.height > height)
  return canBeTorn ? laid.parts.flatMap((part) => piecesOf(part, height, here.x, here.y)) : [here]
}

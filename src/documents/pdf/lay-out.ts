import type { ReactNode } from 'react'
import type { BoxProps, DrawnProps, Look, TextProps } from './elements.ts'
import { linesOf, type Place } from './lines.ts'
import { type Part, partsOf, textLookOf } from './parts.ts'
import type { Pen, PictureFile } from './pen.ts'

/** Something with its place, told from the upper left corner of what it stands in. */
export type Laid = {
  x: number
  y: number
  width: number
  height: number
  /** So wide it would be by itself. */
  used: number
  isWhole: boolean
  staysWithNext: boolean
  /** What it shows itself; its parts are shown after it. */
  paint: ((pen: Pen, x: number, y: number) => void) | undefined
  picture: PictureFile | undefined
  parts: readonly Laid[]
}

const plain: Laid = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  used: 0,
  isWhole: true,
  staysWithNext: false,
  paint: undefined,
  picture: undefined,
  parts: [],
}

/** All of it, one below the other. */
export const layOut = (node: ReactNode, place: Place): Laid[] => below(partsOf(node), place)

function laidOut(part: Part, place: Place): Laid {
  const { look } = part
  const width = Math.min(look.width ?? place.width, look.maxWidth ?? Number.POSITIVE_INFINITY)
  const text = textLookOf(look, place.text)
  if (part.kind === 'text') return textOf(part.props, { width, text })
  if (part.kind === 'drawn') return drawnOf(part.props, width)
  if (part.kind === 'box') return boxOf(part.props, look, { width, text })
  const { height } = part.props.look
  const { bytes, type } = part.props
  const paint: Laid['paint'] = (pen, x, y) => pen.picture(bytes, x, y, { width, height })
  return { ...plain, width, height, used: width, paint, picture: { bytes, type } }
}

function textOf({ children, staysWithNext = false, isWhole = false }: TextProps, place: Place): Laid {
  const parts = linesOf(children, place).map((line) => ({ ...plain, ...line }))
  return {
    ...plain,
    width: place.width,
    height: parts.reduce((height, line) => height + line.height, 0),
    used: Math.max(0, ...parts.map(({ used }) => used)),
    isWhole: isWhole || staysWithNext,
    staysWithNext,
    parts,
  }
}

function drawnOf({ height, draw, width: own }: DrawnProps, room: number): Laid {
  const width = own ?? room
  return { ...plain, width, height, used: width, paint: (pen, x, y) => draw(pen, { x, y, width, height }) }
}

function boxOf({ children, isWhole = false }: BoxProps, look: Look, { width, text }: Place): Laid {
  const { paddingX = 0, paddingTop = 0, paddingBottom = 0 } = look
  const inside = { width: width - 2 * paddingX, text }
  const parts = (look.isRow ? beside(partsOf(children), inside, look) : below(partsOf(children), inside)).map(
    (part) => ({ ...part, x: part.x + paddingX, y: part.y + paddingTop }),
  )
  const bottom = Math.max(paddingTop, ...parts.map(({ y, height }) => y + height))
  const height = look.height ?? bottom + paddingBottom
  const paint = frameOf(look, width, height)
  // What is said beside each other, or on one ground, is not torn apart.
  const used = look.width ?? Math.max(0, ...parts.map((part) => part.x + part.used + paddingX))
  return {
    ...plain,
    width,
    height,
    used,
    parts,
    paint,
    isWhole: isWhole || look.isRow === true || paint !== undefined,
  }
}

function below(parts: readonly Part[], place: Place): Laid[] {
  let y = 0
  return parts.map((part) => {
    const { isAtEnd, marginTop = 0, marginBottom = 0 } = part.look
    const laid = isAtEnd ? fitting(part, place) : laidOut(part, place)
    y += marginTop
    const moved = { ...laid, x: isAtEnd ? place.width - laid.width : 0, y }
    y += laid.height + marginBottom
    return moved
  })
}

/** No wider than it must be. */
function fitting(part: Part, place: Place): Laid {
  const laid = laidOut(part, place)
  return laid.used < laid.width ? laidOut(part, { ...place, width: laid.used }) : laid
}

/** Each takes the width it says or needs, and those that share have the rest. */
function beside(parts: readonly Part[], place: Place, { gap = 0, isApart }: Look): Laid[] {
  let left = place.width - gap * (parts.length - 1)
  const sized = parts.map((part) => {
    if (part.look.shares) return undefined
    const laid = fitting(part, { ...place, width: Math.max(0, left) })
    left -= laid.width
    return laid
  })
  const share = left / sized.filter((one) => !one).length
  const between = isApart ? left / (parts.length - 1) : 0
  let x = 0
  return parts.map((part, at) => {
    const laid = sized[at] ?? laidOut(part, { ...place, width: share })
    const moved = { ...laid, x, y: part.look.marginTop ?? 0 }
    x += laid.width + gap + between
    return moved
  })
}

function frameOf(look: Look, width: number, height: number): Laid['paint'] {
  const { background, radius = 0, border, lineAbove, lineBelow } = look
  if (!background && !border && !lineAbove && !lineBelow) return undefined
  return (pen, x, y) => {
    const inset = (border?.width ?? 0) / 2
    if (background || border)
      pen.rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, {
        fill: background,
        stroke: border,
        radius,
      })
    if (lineAbove) pen.line(x, y + lineAbove.width / 2, x + width, y + lineAbove.width / 2, lineAbove)
    if (lineBelow) {
      const at = y + height - lineBelow.width / 2
      pen.line(x, at, x + width, at, lineBelow)
    }
  }
}

import type { FC, ReactNode } from 'react'
import type { Pen } from './pen.ts'

/** What papers are made of, in JSX. Nobody renders these: `lay-out.ts` reads them. */

type Line = { width: number; color: string }

/** How words look; what is inside looks the same unless it says otherwise. */
export type TextLook = {
  fontSize: number
  /** In letters' sizes. */
  lineHeight: number
  isBold: boolean
  color: string
  align: 'left' | 'center' | 'right'
  letterSpacing: number
}

/** All in points. */
export type Look = Partial<TextLook> & {
  /** Its parts stand side by side. */
  isRow?: boolean
  /** In a row: what is left over stands between the parts. */
  isApart?: boolean
  gap?: number
  width?: number
  maxWidth?: number
  height?: number
  /** In a row: has an equal share of what the others leave. */
  shares?: boolean
  /** Below others: stands at their right. */
  isAtEnd?: boolean
  marginTop?: number
  marginBottom?: number
  paddingX?: number
  paddingTop?: number
  paddingBottom?: number
  background?: string
  radius?: number
  border?: Line
  lineAbove?: Line
  lineBelow?: Line
}

export type Looks = Look | readonly Look[]

export type BoxProps = {
  look?: Looks
  /** No page end may tear it apart. */
  isWhole?: boolean
  children?: ReactNode
}

export type TextProps = BoxProps & {
  /** A page does not end with it. */
  staysWithNext?: boolean
}

export type PictureProps = {
  bytes: Uint8Array
  type: 'png' | 'jpeg'
  /** It is shown as large as fits, in its own shape. */
  look: Look & { height: number }
}

export type DrawnProps = {
  /** All of the room unless it is said. */
  width?: number
  height: number
  look?: Looks
  draw: (pen: Pen, at: { x: number; y: number; width: number; height: number }) => void
}

/** Parts below or beside each other. */
export const Box: FC<BoxProps> = () => null
/** Words; inside others, some of them in a look of their own. */
export const Text: FC<TextProps> = () => null
export const Picture: FC<PictureProps> = () => null
/** Whatever is drawn by hand. */
export const Drawn: FC<DrawnProps> = () => null

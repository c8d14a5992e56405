import { type FC, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  Box,
  type BoxProps,
  Drawn,
  type DrawnProps,
  type Look,
  type Looks,
  Picture,
  type PictureProps,
  Text,
  type TextLook,
  type TextProps,
} from './elements.ts'

/** A paper in the elements it is made of, whatever parts it is written in. */
export type Part = { look: Look } & (
  | { kind: 'box'; props: BoxProps }
  | { kind: 'text'; props: TextProps }
  | { kind: 'picture'; props: PictureProps }
  | { kind: 'drawn'; props: DrawnProps }
)

export function partsOf(node: ReactNode): Part[] {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  if (isOf(node, Box)) return [{ kind: 'box', props: node.props, look: merged(node.props.look) }]
  if (isOf(node, Text)) return [{ kind: 'text', props: node.props, look: merged(node.props.look) }]
  if (isOf(node, Picture)) return [{ kind: 'picture', props: node.props, look: node.props.look }]
  if (isOf(node, Drawn)) return [{ kind: 'drawn', props: node.props, look: merged(node.props.look) }]
  return isValidElement(node) ? partsOf(insideOf(node)) : []
}

/** What words are made of, each in its look. */
export function runsOf(node: ReactNode, look: TextLook): { text: string; look: TextLook }[] {
  if (Array.isArray(node)) return node.flatMap((one) => runsOf(one, look))
  if (typeof node === 'string' || typeof node === 'number') return [{ text: String(node), look }]
  if (isOf(node, Text)) return runsOf(node.props.children, textLookOf(merged(node.props.look), look))
  return isValidElement(node) ? runsOf(insideOf(node), look) : []
}

export function textLookOf(look: Look, outer: TextLook): TextLook {
  const { fontSize, lineHeight, isBold, color, align, letterSpacing } = { ...outer, ...look }
  return { fontSize, lineHeight, isBold, color, align, letterSpacing }
}

/** What stands in a part: its children, or what it writes when it is asked. */
function insideOf({ type, props }: ReactElement): ReactNode {
  const told = props as { children?: ReactNode }
  if (type === Fragment) return told.children
  if (typeof type === 'function') return (type as (props: unknown) => ReactNode)(told)
  throw new Error(`a paper knows no ${type}`)
}

const isOf = <Props>(node: ReactNode, type: FC<Props>): node is ReactElement<Props> =>
  isValidElement(node) && node.type === type

const merged = (looks: Looks | undefined): Look => Object.assign({}, ...[looks ?? {}].flat())

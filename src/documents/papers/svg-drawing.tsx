import { readFileSync } from 'node:fs'
import { Circle, G, Path, Rect, Svg } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { inOrder } from '../in-order.tsx'

type Attributes = Record<string, string>
type Shape = { tag: 'path' | 'circle' | 'rect'; attributes: Attributes }

/** One of the site's own drawings, in the few elements our drawings are made of. */
export type SvgDrawing = { viewBox: string; root: Attributes; shapes: Shape[] }

export function readDrawing(name: string): SvgDrawing {
  const svg = readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8').replace(
    /<clipPath[\s\S]*?<\/clipPath>/g,
    '',
  )
  const {
    viewBox = '',
    xmlns: _,
    width: _width,
    height: _height,
    ...root
  } = attributesOf(/<svg([^>]*)>/.exec(svg)?.[1] ?? '')
  const shapes = Array.from(svg.matchAll(/<(path|circle|rect)\b([^>]*?)\/?>/g), ([, tag, attributes]) => ({
    tag: tag as Shape['tag'],
    attributes: attributesOf(attributes ?? ''),
  }))
  return { viewBox, root, shapes }
}

/** `children` lie over the drawing, in its own measures. */
export function Drawing(props: { of: SvgDrawing; width: number; height: number; children?: ReactNode }) {
  const { of: drawing, children, ...size } = props
  return (
    <Svg viewBox={drawing.viewBox} {...size}>
      <G {...drawing.root}>{inOrder(drawing.shapes, ShapeOf)}</G>
      {children}
    </Svg>
  )
}

function ShapeOf({ tag, attributes: { d = '', cx = '', cy = '', r = '', ...look } }: Shape) {
  if (tag === 'path') return <Path d={d} {...look} />
  if (tag === 'circle') return <Circle cx={cx} cy={cy} r={r} {...look} />
  const { width = '', height = '', ...rest } = look
  return <Rect width={width} height={height} {...rest} />
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name.replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase()),
      value,
    ]),
  )
}

import { readFileSync } from 'node:fs'
import { Circle, G, Path, Rect } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'

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

/** Goes inside an `Svg` that has the drawing's `viewBox`. */
export function drawingOf({ root, shapes }: SvgDrawing): ReactNode {
  return createElement(
    G,
    root,
    ...shapes.map(({ tag, attributes: { d = '', cx = '', cy = '', r = '', ...look } }, key) => {
      if (tag === 'path') return createElement(Path, { key, d, ...look })
      if (tag === 'circle') return createElement(Circle, { key, cx, cy, r, ...look })
      const { width = '', height = '', ...rest } = look
      return createElement(Rect, { key, width, height, ...rest })
    }),
  )
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name.replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase()),
      value,
    ]),
  )
}

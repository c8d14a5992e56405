import { readFileSync } from 'node:fs'
import svgpath from 'svgpath'
import { circle, numbers, painted, rectangle } from './shapes.ts'

type Attributes = Record<string, string>

/** One of the site's own drawings, as a PDF draws it: in the few elements that ours are made of. */
export type Drawing = {
  width: number
  height: number
  operators: string
  /** How much of a colour covers what is below it, wherever that is not all. */
  opacities: readonly number[]
}

const drawings = new Map<string, Drawing>()

/** Read once. */
export function drawingOf(name: string): Drawing {
  const drawing = drawings.get(name) ?? read(name)
  drawings.set(name, drawing)
  return drawing
}

export const opacityName = (opacity: number): string => `Cover${Math.round(opacity * 100)}`

function read(name: string): Drawing {
  const svg = readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')
  const root = attributesOf(/<svg([^>]*)>/.exec(svg)?.[1] ?? '')
  // The logo's tile is rounded by a clip.
  const rounding = /<clipPath[^>]*><rect[^>]*rx="(\d+)"/.exec(svg)?.[1] ?? '0'
  const shapes = Array.from(
    svg.replaceAll(/<clipPath[\s\S]*?<\/clipPath>/g, '').matchAll(/<(path|circle|rect)\b([^>]*?)\/?>/g),
    ([, tag = '', own = '']) => ({
      tag,
      look: { rx: rounding, ...root, ...attributesOf(own) } as Attributes,
    }),
  )
  const opacities = shapes.flatMap(({ look: { 'fill-opacity': opacity } }) =>
    opacity ? [Number(opacity)] : [],
  )
  return {
    width: Number(root.width),
    height: Number(root.height),
    operators: shapes.map(({ tag, look }) => operatorsOf(tag, look)).join('\n'),
    opacities: Array.from(new Set(opacities)),
  }
}

function operatorsOf(tag: string, look: Attributes): string {
  const { fill = '#000', stroke, 'stroke-width': width = '1' } = look
  const { 'fill-opacity': opacity, 'stroke-linecap': cap, 'stroke-linejoin': join } = look
  const paint = {
    fill: fill === 'none' ? undefined : fill,
    stroke: stroke && stroke !== 'none' ? { width: Number(width), color: stroke } : undefined,
  }
  const before = [
    opacity && `/${opacityName(Number(opacity))} gs`,
    cap === 'round' && '1 J',
    join === 'round' && '1 j',
  ]
  return ['q', ...before.filter(Boolean), painted(shapeOf(tag, look), paint), 'Q'].join(' ')
}

function shapeOf(tag: string, look: Attributes): string {
  const number = (name: string) => Number(look[name] ?? 0)
  if (tag === 'circle') return circle(number('cx'), number('cy'), number('r'))
  if (tag === 'rect')
    return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
  return pathOf(look.d ?? '', look.transform ?? '')
}

/** A PDF knows places on the page, straight lines and one kind of curve. */
function pathOf(path: string, transform: string): string {
  const operators: string[] = []
  svgpath(path)
    .transform(transform)
    .abs()
    .unarc()
    .unshort()
    .iterate(([kind, ...places], _, x, y) => {
      const [one = 0, two = 0, three = 0, four = 0] = places
      if (kind === 'M') operators.push(`${numbers(one, two)} m`)
      if (kind === 'L') operators.push(`${numbers(one, two)} l`)
      if (kind === 'H') operators.push(`${numbers(one, y)} l`)
      if (kind === 'V') operators.push(`${numbers(x, one)} l`)
      if (kind === 'C') operators.push(`${numbers(...places)} c`)
      if (kind === 'Q') {
        const towards = (from: number, by: number) => from + ((by - from) * 2) / 3
        operators.push(
          `${numbers(towards(x, one), towards(y, two), towards(three, one), towards(four, two), three, four)} c`,
        )
      }
      if (kind === 'Z') operators.push('h')
    })
  return operators.join(' ')
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  )

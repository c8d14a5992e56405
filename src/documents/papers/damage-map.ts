import { Circle, G, Svg, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { CarFacts, IssuePoint } from '../booking-facts.ts'
import { printable } from './paper.ts'
import { inks, styles } from './paper-styles.ts'
import { drawingOf, readDrawing } from './svg-drawing.ts'

const sheet = readDrawing('cars/damage-map.svg')

/** Where each side of the car stands on the hand-over sheet (docs/design.md). */
const sides: Record<IssuePoint['side'], { x: number; y: number; width: number; height: number }> = {
  front: { x: 210, y: 16, width: 180, height: 150 },
  left: { x: 22, y: 212, width: 150, height: 432 },
  top: { x: 200, y: 212, width: 200, height: 432 },
  right: { x: 428, y: 212, width: 150, height: 432 },
  back: { x: 210, y: 694, width: 180, height: 150 },
}

/** The car from all sides with its known faults numbered, and the same numbers with words beside it. */
export function damageMap({ issues }: Pick<CarFacts, 'issues'>, noIssues: string): ReactNode {
  return createElement(
    View,
    { style: { flexDirection: 'row', gap: 24 }, wrap: false },
    createElement(
      Svg,
      { viewBox: sheet.viewBox, width: 195, height: 279.5 },
      drawingOf(sheet),
      ...issues.flatMap(({ points }, index) =>
        points.map((point, place) => marker(point, index + 1, `${index}-${place}`)),
      ),
    ),
    createElement(
      View,
      { style: [styles.value, { paddingTop: 6 }] },
      issues.length === 0
        ? createElement(Text, { style: styles.soft }, printable(noIssues))
        : issues.map(({ text }, index) =>
            createElement(
              View,
              { key: text, style: [styles.row, { marginBottom: 5 }] },
              createElement(Text, { style: [styles.bold, { width: 18 }] }, String(index + 1)),
              createElement(Text, { style: styles.value }, printable(text)),
            ),
          ),
    ),
  )
}

function marker(point: IssuePoint, number: number, key: string): ReactNode {
  const side = sides[point.side]
  const x = side.x + point.x * side.width
  const y = side.y + point.y * side.height
  return createElement(
    G,
    { key },
    createElement(Circle, { cx: x, cy: y, r: 15, fill: inks.accent, stroke: inks.ink, strokeWidth: 3 }),
    createElement(
      Text,
      {
        x: x - (number > 9 ? 12 : 6),
        y: y + 7,
        fill: inks.ink,
        style: { fontSize: 20, fontWeight: 700, fontFamily: 'Onest' },
      },
      String(number),
    ),
  )
}

import { type BodyType, damageDrawing } from '../../domain/fleet/body-types.ts'
import { type DamagePoint, sideFrames } from '../../domain/fleet/damage-sheet.ts'
import type { CarFacts } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { drawingOf } from '../pdf/drawing.ts'
import { Box, Drawn } from '../pdf/elements.ts'
import type { Pen } from '../pdf/pen.ts'
import { typefaceOf } from '../pdf/typeface.ts'
import { Words } from './paper-parts.tsx'
import { inks, styles } from './paper-styles.ts'

type Props = { body: BodyType; noIssues: string } & Pick<CarFacts, 'issues'>

const WIDTH = 195

/** The car from all sides with its known faults numbered, and the same numbers with words beside it. */
export function DamageMap({ body, issues, noIssues }: Props) {
  const sheet = drawingOf(damageDrawing(body).slice(1))
  const scale = WIDTH / sheet.width
  return (
    <Box look={{ isRow: true, gap: 24 }} isWhole>
      <Drawn
        width={WIDTH}
        height={sheet.height * scale}
        draw={(pen, { x, y }) => {
          pen.drawing(sheet, x, y, scale)
          for (const [at, { points }] of issues.entries())
            for (const point of points) mark(pen, { x, y, scale }, point, String(at + 1))
        }}
      />
      <Box look={[styles.shares, { paddingTop: 6 }]}>
        {issues.length === 0 && <Words look={styles.soft}>{noIssues}</Words>}
        {inOrder(issues, ({ text }, index) => (
          <Box look={[styles.row, { marginBottom: 5 }]}>
            <Words look={[styles.bold, { width: 18 }]}>{String(index + 1)}</Words>
            <Words look={styles.shares}>{text}</Words>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** A number in a ring, in the measures of the drawing. */
const MARK = { radius: 15, ring: 3, letters: 20, foot: 7 }

function mark(pen: Pen, sheet: { x: number; y: number; scale: number }, point: DamagePoint, number: string) {
  const { scale } = sheet
  const side = sideFrames[point.side]
  const x = sheet.x + (side.x + point.x * side.width) * scale
  const y = sheet.y + (side.y + point.y * side.height) * scale
  const stroke = { width: MARK.ring * scale, color: inks.ink }
  pen.circle(x, y, MARK.radius * scale, { fill: inks.accent, stroke })
  const [word, size] = [typefaceOf('bold').word(number), MARK.letters * scale]
  const look = { weight: 'bold', size, color: inks.ink, spacing: 0 } as const
  pen.words([word], x - (word.width * size) / 2, y + MARK.foot * scale, look)
}

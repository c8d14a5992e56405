import { Circle, G, Text, View } from '@react-pdf/renderer'
import { type BodyType, damageDrawing } from '../../domain/fleet/body-types.ts'
import { type DamagePoint, sideFrames } from '../../domain/fleet/damage-sheet.ts'
import type { CarFacts } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { Words } from './paper-parts.tsx'
import { inks, styles } from './paper-styles.ts'
import { Drawing, readDrawing, type SvgDrawing } from './svg-drawing.tsx'

const sheets = new Map<BodyType, SvgDrawing>()

function sheetOf(body: BodyType): SvgDrawing {
  const sheet = sheets.get(body) ?? readDrawing(damageDrawing(body).slice(1))
  sheets.set(body, sheet)
  return sheet
}

type Props = { body: BodyType; noIssues: string } & Pick<CarFacts, 'issues'>

/** The car from all sides with its known faults numbered, and the same numbers with words beside it. */
export function DamageMap({ body, issues, noIssues }: Props) {
  return (
    <View style={{ flexDirection: 'row', gap: 24 }} wrap={false}>
      <Drawing of={sheetOf(body)} width={195} height={279.5}>
        {inOrder(issues, ({ points }, index) =>
          inOrder(points, (point) => <Marker point={point} number={index + 1} />),
        )}
      </Drawing>
      <View style={[styles.value, { paddingTop: 6 }]}>
        {issues.length === 0 && <Words style={styles.soft}>{noIssues}</Words>}
        {inOrder(issues, ({ text }, index) => (
          <View style={[styles.row, { marginBottom: 5 }]}>
            <Words style={[styles.bold, { width: 18 }]}>{String(index + 1)}</Words>
            <Words style={styles.value}>{text}</Words>
          </View>
        ))}
      </View>
    </View>
  )
}

function Marker({ point, number }: { point: DamagePoint; number: number }) {
  const side = sideFrames[point.side]
  const x = side.x + point.x * side.width
  const y = side.y + point.y * side.height
  const digits = { fontSize: 20, fontWeight: 700, fontFamily: 'Onest' } as const
  return (
    <G>
      <Circle cx={x} cy={y} r={15} fill={inks.accent} stroke={inks.ink} strokeWidth={3} />
      <Text x={x - (number > 9 ? 12 : 6)} y={y + 7} fill={inks.ink} style={digits}>
        {String(number)}
      </Text>
    </G>
  )
}

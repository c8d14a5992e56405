import type { Journey, Stop } from '../journey.ts'
import { Box, Drawn, type DrawnProps } from '../pdf/elements.ts'
import { Words } from './paper-parts.tsx'
import { inks, styles } from './paper-styles.ts'

const TOWN = 15
const ROAD = { height: 7, edge: 1.75 }

/** Ring, road, ring. */
const drawRoad: DrawnProps['draw'] = (pen, { x, y, width }) => {
  const [middle, radius] = [y + TOWN / 2, TOWN / 2]
  const [start, length] = [x + radius, width - TOWN]
  pen.rectangle(start, middle - ROAD.height / 2, length, ROAD.height, { fill: inks.ink })
  const inside = ROAD.height - 2 * ROAD.edge
  pen.rectangle(start, middle - inside / 2, length, inside, { fill: inks.accent })
  for (const centre of [start, start + length]) {
    const stroke = { width: 3.5, color: inks.ink }
    pen.circle(centre, middle, radius - stroke.width / 2, { fill: inks.surface, stroke })
  }
}

/** From pick-up to return. */
export function JourneyRoad({ from, to, duration }: Journey) {
  return (
    <Box look={{ marginTop: 3 }} isWhole>
      <Drawn height={TOWN} draw={drawRoad} />
      <Box look={[styles.apart, { gap: 12, marginTop: 5 }]}>
        <End stop={from} align="left" />
        <Words look={[styles.bold, { align: 'center' }]}>{duration}</Words>
        <End stop={to} align="right" />
      </Box>
    </Box>
  )
}

function End({ stop, align }: { stop: Stop; align: 'left' | 'right' }) {
  return (
    <Box look={{ width: 200, align }}>
      <Words look={styles.soft}>{stop.label}</Words>
      <Words look={styles.bold}>{stop.moment}</Words>
      <Words>{stop.place}</Words>
      <Words look={styles.soft}>{stop.address}</Words>
    </Box>
  )
}

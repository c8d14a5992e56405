import { View } from '@react-pdf/renderer'
import type { Journey, Stop } from '../journey.ts'
import { Words } from './paper-parts.tsx'
import { inks, styles } from './paper-styles.ts'

const town = {
  width: 15,
  height: 15,
  borderRadius: 7.5,
  borderWidth: 3.5,
  borderColor: inks.ink,
  backgroundColor: inks.surface,
} as const
const road = {
  position: 'absolute',
  top: 4,
  left: 7,
  right: 7,
  height: 7,
  backgroundColor: inks.accent,
  borderTopWidth: 1.75,
  borderBottomWidth: 1.75,
  borderColor: inks.ink,
} as const

/** From pick-up to return: ring, road, ring. */
export function JourneyRoad({ from, to, duration }: Journey) {
  return (
    <View style={{ marginTop: 3 }} wrap={false}>
      <View style={styles.apart}>
        <View style={road} />
        <View style={town} />
        <View style={town} />
      </View>
      <View style={[styles.apart, { gap: 12, marginTop: 5 }]}>
        <End stop={from} textAlign="left" />
        <Words style={[styles.bold, { textAlign: 'center' }]}>{duration}</Words>
        <End stop={to} textAlign="right" />
      </View>
    </View>
  )
}

function End({ stop, textAlign }: { stop: Stop; textAlign: 'left' | 'right' }) {
  return (
    <View style={{ width: 200, textAlign }}>
      <Words style={styles.soft}>{stop.label}</Words>
      <Words style={styles.bold}>{stop.moment}</Words>
      <Words>{stop.place}</Words>
      <Words style={styles.soft}>{stop.address}</Words>
    </View>
  )
}

import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { RentalFacts } from '../booking-facts.ts'
import { printable } from './paper.ts'
import { inks, styles } from './paper-styles.ts'

type End = { label: string; moment: string; stop: RentalFacts['rent'] }

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
export function journeyRoad(from: End, to: End, duration: string): ReactNode {
  return createElement(
    View,
    { style: { marginTop: 3 }, wrap: false },
    createElement(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between' } },
      createElement(View, { style: road }),
      createElement(View, { style: town }),
      createElement(View, { style: town }),
    ),
    createElement(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', gap: 12, marginTop: 5 } },
      endOf(from, 'left'),
      createElement(Text, { style: [styles.bold, { textAlign: 'center' }] }, printable(duration)),
      endOf(to, 'right'),
    ),
  )
}

function endOf({ label, moment, stop }: End, textAlign: 'left' | 'right'): ReactNode {
  return createElement(
    View,
    { style: { width: 200, textAlign } },
    createElement(Text, { style: styles.soft }, printable(label)),
    createElement(Text, { style: styles.bold }, printable(moment)),
    createElement(Text, null, printable(stop.place)),
    createElement(Text, { style: styles.soft }, printable(stop.address)),
  )
}

import { Box } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from '../../words/words.tsx'

export const sides = ['front', 'left', 'top', 'right', 'back'] as const
export type Side = (typeof sides)[number]

/** A place on one side of the drawing, both coordinates between 0 and 1. */
export type DamagePoint = { side: Side; x: number; y: number }

const SHEET = { width: 600, height: 860 }

/** Where each side of the car stands on the drawing (docs/design.md). */
const frames: Record<Side, { x: number; y: number; width: number; height: number }> = {
  front: { x: 210, y: 16, width: 180, height: 150 },
  left: { x: 22, y: 212, width: 150, height: 432 },
  top: { x: 200, y: 212, width: 200, height: 432 },
  right: { x: 428, y: 212, width: 150, height: 432 },
  back: { x: 210, y: 694, width: 180, height: 150 },
}

type Place = DamagePoint & { number: number; isNew: boolean }

/** The car from all sides with its faults numbered; with `onAdd` it can be pressed. */
export function DamageSheet({
  places,
  onAdd,
}: {
  places: readonly Place[]
  onAdd: ((point: DamagePoint) => void) | undefined
}) {
  const sheet = (
    <>
      <img src="/cars/damage-map.svg" alt="" {...SHEET} style={{ width: '100%', height: 'auto' }} />
      {places.map((place) => (
        <Marker key={`${place.side} ${place.x} ${place.y} ${place.number}`} place={place} />
      ))}
    </>
  )
  return onAdd ? <PressableSheet onAdd={onAdd}>{sheet}</PressableSheet> : <Box sx={sheetBox}>{sheet}</Box>
}

const sheetBox = { position: 'relative', display: 'block', width: '100%', lineHeight: 0 } as const

/** A mouse or a finger says where; the fields below say the same to a keyboard. */
function PressableSheet({ onAdd, children }: { onAdd: (point: DamagePoint) => void; children: ReactNode }) {
  const t = useWords('bookings')
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // A press of the Enter key has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    const point = pointAt(
      ((clientX - box.left) / box.width) * SHEET.width,
      ((clientY - box.top) / box.height) * SHEET.height,
    )
    if (point) onAdd(point)
  }
  return (
    <Box
      component="button"
      type="button"
      aria-label={t('damage.press')}
      onClick={press}
      sx={{
        ...sheetBox,
        p: 0,
        border: 0,
        borderRadius: 1.25,
        background: 'none',
        cursor: 'crosshair',
        '&:focus-visible': { outline: '3px solid #2b59d1', outlineOffset: 2 },
      }}
    >
      {children}
    </Box>
  )
}

/** The side under a place of the drawing; undefined beside the car. */
function pointAt(x: number, y: number): DamagePoint | undefined {
  const side = sides.find((name) => {
    const frame = frames[name]
    return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
  })
  if (!side) return undefined
  const frame = frames[side]
  return { side, x: hundredth((x - frame.x) / frame.width), y: hundredth((y - frame.y) / frame.height) }
}

const hundredth = (value: number) => Math.round(value * 100) / 100

function Marker({ place: { side, x, y, number, isNew } }: { place: Place }) {
  const frame = frames[side]
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: `${((frame.x + x * frame.width) / SHEET.width) * 100}%`,
        top: `${((frame.y + y * frame.height) / SHEET.height) * 100}%`,
        transform: 'translate(-50%, -50%)',
        pointerEvents: 'none',
      }}
    >
      <IssueNumber number={number} isNew={isNew} />
    </Box>
  )
}

/** Amber for what is new, with a thicker edge for those who do not see colours. */
export function IssueNumber({ number, isNew }: { number: number; isNew: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        flex: '0 0 auto',
        display: 'inline-grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: isNew ? '3px solid #0f2229' : '2px solid #0f2229',
        bgcolor: isNew ? '#ffc02e' : '#fff',
        color: '#0f2229',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      {number}
    </Box>
  )
}

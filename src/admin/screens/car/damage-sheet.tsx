import { Box } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { type BodyType, damageDrawing } from '../../../domain/fleet/body-types.ts'
import { type DamagePoint, damageSheet, pointAt, sideFrames } from '../../../domain/fleet/damage-sheet.ts'
import { useWords } from '../../words/words.tsx'

type Place = DamagePoint & { number: number; isNew: boolean }

type Props = { body: BodyType; places: readonly Place[]; onAdd: ((point: DamagePoint) => void) | undefined }

/** The car from all sides with its faults numbered; with `onAdd` it can be pressed. */
export function DamageSheet({ body, places, onAdd }: Props) {
  const sheet = (
    <>
      <img src={damageDrawing(body)} alt="" {...damageSheet} style={{ width: '100%', height: 'auto' }} />
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
  const { t } = useWords('bookings')
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // A press of the Enter key has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    const point = pointAt(
      ((clientX - box.left) / box.width) * damageSheet.width,
      ((clientY - box.top) / box.height) * damageSheet.height,
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

function Marker({ place: { side, x, y, number, isNew } }: { place: Place }) {
  const frame = sideFrames[side]
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: `${((frame.x + x * frame.width) / damageSheet.width) * 100}%`,
        top: `${((frame.y + y * frame.height) / damageSheet.height) * 100}%`,
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

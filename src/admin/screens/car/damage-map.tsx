import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { parseDay } from '../../../domain/calendar/wall-clock.ts'
import {
  type CarSide,
  carSides,
  type DamagePoint,
  damageSheet,
  sideFrames,
} from '../../../domain/fleet/damage-sheet.ts'
import { formatCalendarDay } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'

/** `isNew`: seen just now and not yet written down. */
export type DamageIssue = { id: string; text: string; since?: string; isNew?: boolean }

type Props = {
  issues: readonly DamageIssue[]
  points: readonly (DamagePoint & { issueId: string })[]
  /** With it the drawing can be pressed, and the fields below do the same for a keyboard. */
  onAdd?: (point: DamagePoint) => void
  /** What can be done about an issue, under its words. */
  underIssue?: (issueId: string, number: number) => ReactNode
}

/** The car from all sides with its faults numbered, and the same numbers with words beside it. */
export function DamageMap({ issues, points, onAdd, underIssue }: Props) {
  const t = useWords('bookings')
  const locale = useStaffLocale()
  const dayText = (text: string) => {
    const day = parseDay(text)
    return day === undefined ? text : formatCalendarDay(day, locale)
  }
  const numberOf = (issueId: string) => issues.findIndex(({ id }) => id === issueId) + 1
  const markers = points.flatMap((point, index) => {
    const issue = issues.find(({ id }) => id === point.issueId)
    return issue ? [{ point, index, number: numberOf(issue.id), isNew: issue.isNew === true }] : []
  })
  const sheet = (
    <>
      <img
        src="/cars/damage-map.svg"
        alt=""
        width={600}
        height={860}
        style={{ width: '100%', height: 'auto' }}
      />
      {markers.map(({ point, index, number, isNew }) => (
        <Marker key={index} point={point} number={number} isNew={isNew} />
      ))}
    </>
  )
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap>
      <Box sx={{ flex: '0 0 auto', width: { xs: '100%', sm: 260 }, maxWidth: 300 }}>
        {onAdd ? <PressableSheet onAdd={onAdd}>{sheet}</PressableSheet> : <Box sx={sheetBox}>{sheet}</Box>}
        {onAdd ? <PointFields onAdd={onAdd} /> : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {issues.length === 0 ? (
          <Typography color="textSecondary">{t('damage.none')}</Typography>
        ) : (
          <Box component="ol" sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {issues.map(({ id, text, since, isNew }, index) => (
              <Stack component="li" direction="row" spacing={1.5} key={id}>
                <IssueNumber number={index + 1} isNew={isNew === true} />
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text || t('damage.untold')}
                  <Typography variant="body2" color="textSecondary">
                    {isNew ? t('damage.new') : since ? t('damage.since', { day: dayText(since) }) : ''}
                  </Typography>
                  {underIssue?.(id, index + 1)}
                </Box>
              </Stack>
            ))}
          </Box>
        )}
      </Box>
    </Stack>
  )
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

/** The side under a place of the drawing; undefined beside the car. */
function pointAt(x: number, y: number): DamagePoint | undefined {
  const side = carSides.find((name) => {
    const frame = sideFrames[name]
    return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
  })
  if (!side) return undefined
  const frame = sideFrames[side]
  return { side, x: hundredth((x - frame.x) / frame.width), y: hundredth((y - frame.y) / frame.height) }
}

const hundredth = (value: number) => Math.round(value * 100) / 100

function PointFields({ onAdd }: { onAdd: (point: DamagePoint) => void }) {
  const t = useWords('bookings')
  const [side, setSide] = useState<CarSide>('front')
  const [across, setAcross] = useState('50')
  const [down, setDown] = useState('50')
  const share = (text: string) => Math.min(1, Math.max(0, Number(text) / 100 || 0))
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography
        component="summary"
        variant="body2"
        color="textSecondary"
        sx={{ py: 1, mb: 1, cursor: 'pointer' }}
      >
        {t('damage.byFields')}
      </Typography>
      <Stack spacing={1}>
        <TextField
          select
          size="small"
          label={t('damage.side')}
          value={side}
          onChange={({ target }) => setSide(target.value as CarSide)}
        >
          {carSides.map((name) => (
            <MenuItem key={name} value={name}>
              {t(`damage.sides.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" spacing={1}>
          <PercentField label={t('damage.across')} value={across} onChange={setAcross} />
          <PercentField label={t('damage.down')} value={down} onChange={setDown} />
        </Stack>
        <Button variant="outlined" onClick={() => onAdd({ side, x: share(across), y: share(down) })}>
          {t('damage.addPoint')}
        </Button>
      </Stack>
    </Box>
  )
}

function PercentField(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      size="small"
      type="number"
      label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{ htmlInput: { min: 0, max: 100, step: 5 } }}
      sx={{ flex: 1 }}
    />
  )
}

function Marker({ point, number, isNew }: { point: DamagePoint; number: number; isNew: boolean }) {
  const frame = sideFrames[point.side]
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: `${((frame.x + point.x * frame.width) / damageSheet.width) * 100}%`,
        top: `${((frame.y + point.y * frame.height) / damageSheet.height) * 100}%`,
        transform: 'translate(-50%, -50%)',
        pointerEvents: 'none',
      }}
    >
      <IssueNumber number={number} isNew={isNew} />
    </Box>
  )
}

/** Amber for what is new, with a thicker edge for those who do not see colours. */
function IssueNumber({ number, isNew }: { number: number; isNew: boolean }) {
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

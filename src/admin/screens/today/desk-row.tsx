import { Box, Link as MuiLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { DeskBooking } from '../../../contract/staff/today.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShownPhone } from '../../ui/shown-phone.ts'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { shortMoment } from './desk-times.ts'
import { NextStep } from './next-step.tsx'
import { RowState } from './row-state.tsx'

/** Which end of the rental a list is about. */
export type End = 'rent' | 'return'

/** By the room the list has, not the window: lists stand side by side. */
const MEDIUM = '@container (min-width: 460px)'
const WIDE = '@container (min-width: 760px)'
const area = (gridArea: string) => ({ [MEDIUM]: { gridArea } })

type Props = { booking: DeskBooking; now: string; end: End; isDone?: boolean; note?: ReactNode }

/** A booking at a glance: when, who, which car, where, what is missing, and its next step. */
export function DeskRow({ booking, now, end, isDone = false, note }: Props) {
  const { t, locale } = useWords('today')
  const { car } = booking
  const at = end === 'rent' ? booking.rentDate : booking.returnDate
  const place =
    booking.rentPlace === booking.returnPlace
      ? booking.rentPlace
      : t('route', { from: booking.rentPlace, to: booking.returnPlace })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.75,
        alignItems: 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [MEDIUM]: {
          gridTemplateColumns: '88px minmax(0, 1fr) auto',
          gridTemplateAreas: '"time who step" "time car step"',
        },
        [WIDE]: {
          gridTemplateColumns: '100px minmax(0, 1fr) minmax(0, 1.1fr) auto',
          gridTemplateAreas: '"time who car step"',
        },
        px: 2,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
        // Not by fading it: letters must stay readable.
        bgcolor: isDone ? 'background.default' : 'background.paper',
      }}
    >
      <Typography
        component="time"
        dateTime={at}
        sx={{
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          fontSize: '1.0625rem',
          lineHeight: 1.25,
          alignSelf: 'start',
          ...area('time'),
        }}
      >
        {shortMoment(at, now, t, locale)}
      </Typography>
      <Who booking={booking} />
      <Box sx={{ minWidth: 0, ...area('car') }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
          <span>{car.name}</span>
          <Plate plate={car.plate} />
        </Box>
        <Note sx={{ mb: 0.5 }}>{place}</Note>
        {note ?? <RowState booking={booking} now={now} />}
      </Box>
      <Box sx={{ justifySelf: 'start', [MEDIUM]: { gridArea: 'step', justifySelf: 'end' } }}>
        <NextStep booking={booking} />
      </Box>
    </Box>
  )
}

/** The customer, the number of the booking, and the telephone. */
function Who({ booking }: Pick<Props, 'booking'>) {
  const { t } = useWords('today')
  const { client } = booking
  const phone = useShownPhone(client.phone)
  return (
    <Box sx={{ minWidth: 0, ...area('who') }}>
      <BookingLink
        id={booking.id}
        aria-label={`${client.name}. ${t('open', { number: booking.number })}`}
        sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        color="text.primary"
      >
        {client.name}
      </BookingLink>
      {client.company ? <Note sx={{ overflowWrap: 'anywhere' }}>{client.company}</Note> : null}
      <Box sx={{ display: 'flex', columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Note component="span">{booking.number}</Note>
        <MuiLink
          href={`tel:${client.phone}`}
          aria-label={t('call', { name: client.name, phone })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 28,
            whiteSpace: 'nowrap',
          }}
        >
          <Icon name="phone" size={16} />
          {phone}
        </MuiLink>
      </Box>
    </Box>
  )
}

/** A number plate as it is seen on the car: people look for the key by it. */
export function Plate({ plate }: { plate: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 0.75,
        border: '1px solid',
        borderColor: 'text.secondary',
        borderLeft: '5px solid #2b59d1',
        borderRadius: '4px',
        fontSize: '0.8125rem',
        fontWeight: 650,
        letterSpacing: '0.04em',
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        bgcolor: 'background.paper',
      }}
    >
      {showPlate(plate)}
    </Box>
  )
}

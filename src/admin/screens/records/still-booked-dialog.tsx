import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { ComingBooking } from '../../../contract/staff/fleet.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { BookingLink, bookingPage } from '../../ui/booking-link.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

type Props = { bookings: readonly ComingBooking[]; onAnyway: () => void; onClose: () => void }

/** Who counts on a car that is to go, and which cars could take its place; only then it goes. */
export function StillBookedDialog({ bookings, onAnyway, onClose }: Props) {
  const { t, time } = useWords('records')
  return (
    <FormDialog
      isWide
      isDanger
      title={t('stillBooked.title')}
      submit={t('stillBooked.anyway')}
      isSending={false}
      onSubmit={onAnyway}
      onClose={onClose}
    >
      <DialogContentText>{t('stillBooked.lead')}</DialogContentText>
      <PlainList gap={2}>
        {bookings.map(({ id, number, client, car, from, to, freeCars }) => (
          <Box component="li" key={id}>
            <Typography sx={{ fontWeight: 650 }}>
              <BookingLink id={id}>{number}</BookingLink>
              {` · ${client}`}
            </Typography>
            <Note>{`${car} · ${time(from)} – ${time(to)}`}</Note>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
              <Note>
                {freeCars.length > 0
                  ? t('stillBooked.free', {
                      cars: freeCars.map(({ name, plate }) => `${name} ${showPlate(plate)}`).join(', '),
                    })
                  : t('stillBooked.noneFree')}
              </Note>
              <Button size="small" component={RouterLink} to={`${bookingPage(id)}?do=car`}>
                {t('stillBooked.swap')}
              </Button>
            </Stack>
          </Box>
        ))}
      </PlainList>
    </FormDialog>
  )
}

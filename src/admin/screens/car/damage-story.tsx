import { Box, Link } from '@mui/material'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** What was ever found on the car, when, and what it looked like. */
export function DamageStory({ car }: { car: CarCardAnswer }) {
  const { t, time } = useWords('readiness')
  return (
    <TitledPaper title={t('damage.title')} lead={t('damage.lead')} count={car.damageStory.length}>
      <PlainList gap={1.5} none={t('damage.none')}>
        {car.damageStory.map(({ key, at, bookingId, number, found, text, photo }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
            {photo ? (
              <Link href={photo} target="_blank" rel="noreferrer" sx={{ flexShrink: 0 }}>
                <Box
                  component="img"
                  src={photo}
                  alt={t('damage.photo', { text })}
                  loading="lazy"
                  sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1, display: 'block' }}
                />
              </Link>
            ) : null}
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box>{text}</Box>
              <Note>
                {`${t(`damage.found.${found}`)}, ${time(at)} · `}
                <BookingLink id={bookingId}>{number}</BookingLink>
              </Note>
              {photo ? null : <Note>{t('damage.noPhoto')}</Note>}
            </Box>
          </Box>
        ))}
      </PlainList>
    </TitledPaper>
  )
}

import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { PhoneCar, PhoneDates, PhoneQuote } from '../../../contract/staff/phone.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { minuteOf, money } from '../today/desk-times.ts'
import { Plate } from '../today/plate.tsx'
import { PhonePart } from './phone-part.tsx'

const SHOWN = 6

type Instead = { cars: PhoneCar[]; dates: PhoneDates[] }
type Props = {
  quote: PhoneQuote | undefined
  /** Offered with a refusal: the car went to someone else. */
  instead: Instead | undefined
  isAsking: boolean
  isComplete: boolean
  carId: number | null
  onChoose: (carId: number) => void
  onDates: (dates: PhoneDates) => void
}

/** Free cars, the cheapest first, as they can be told on the phone. */
export function PhoneCars({ quote, instead, isAsking, isComplete, carId, onChoose, onDates }: Props) {
  const t = useWords('phone')
  const [isLong, setLong] = useState(false)
  const cars = quote?.cars ?? []
  const shown = isLong ? cars : cars.filter(({ id }, index) => index < SHOWN || id === carId)
  const hidden = cars.length - shown.length
  const list = (offered: PhoneCar[]) => <CarList cars={offered} carId={carId} onChoose={onChoose} />
  return (
    <PhonePart step={3} title={t('steps.car')}>
      <Typography role="status" color="text.secondary" sx={{ mb: 1 }}>
        {!isComplete
          ? t('fillTrip')
          : quote && !isAsking
            ? t('freeCars', { count: cars.length })
            : isAsking
              ? t('searching')
              : ''}
      </Typography>
      {instead ? (
        <Box sx={{ mb: 2 }}>
          <Offered title={t('insteadCars')}>{list(instead.cars)}</Offered>
          <Dates dates={instead.dates} onDates={onDates} />
        </Box>
      ) : null}
      {isComplete ? list(shown) : null}
      {hidden > 0 && isComplete ? (
        <MuiLink component="button" type="button" onClick={() => setLong(true)} sx={{ mt: 1, minHeight: 32 }}>
          {t('moreCars', { count: hidden })}
        </MuiLink>
      ) : null}
      {quote?.instead && isComplete ? (
        <>
          {quote.instead.cars.length > 0 ? (
            <Offered title={t('otherGearbox')}>{list(quote.instead.cars.slice(0, SHOWN))}</Offered>
          ) : null}
          <Dates dates={quote.instead.dates} onDates={onDates} />
        </>
      ) : null}
    </PhonePart>
  )
}

function Offered({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{title}</Typography>
      {children}
    </Box>
  )
}

function CarList({
  cars,
  carId,
  onChoose,
}: {
  cars: PhoneCar[]
  carId: number | null
  onChoose: (id: number) => void
}) {
  const t = useWords('phone')
  const locale = useStaffLocale()
  if (cars.length === 0) return null
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
      }}
    >
      {cars.map((car) => {
        const isChosen = car.id === carId
        return (
          <li key={car.id}>
            <Button
              fullWidth
              variant="outlined"
              aria-pressed={isChosen}
              onClick={() => onChoose(car.id)}
              sx={{
                justifyContent: 'space-between',
                textAlign: 'left',
                gap: 1,
                color: 'text.primary',
                borderColor: isChosen ? 'primary.main' : 'divider',
                borderWidth: isChosen ? 2 : 1,
                bgcolor: isChosen ? '#e7f1ef' : 'background.paper',
                height: '100%',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontWeight: 650, lineHeight: 1.3 }}>{car.name}</Box>
                <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap', my: 0.25 }}>
                  <Plate plate={car.plate} />
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {car.group.name} · {t(`gearboxes.${car.gearbox}`)} · {t('seats', { count: car.seats })}
                </Typography>
              </Box>
              <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
                <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                  {money(car.price, locale)}
                </Box>
                <Typography
                  variant="body2"
                  color="text.secondary"
                  sx={{ fontVariantNumeric: 'tabular-nums' }}
                >
                  {t('perDay', { price: money(car.pricePerDay, locale) })}
                </Typography>
              </Box>
            </Button>
          </li>
        )
      })}
    </Box>
  )
}

function Dates({ dates, onDates }: { dates: PhoneDates[]; onDates: (dates: PhoneDates) => void }) {
  const t = useWords('phone')
  const locale = useStaffLocale()
  if (dates.length === 0) return null
  const shown = (label: string) => formatDateTime(minuteOf(label), locale)
  return (
    <Offered title={t('otherDates')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {dates.map((one) => (
          <Button key={one.rentDate} variant="outlined" onClick={() => onDates(one)}>
            {t('takeDates', {
              from: shown(one.rentDate),
              to: shown(one.returnDate),
              price: money(one.fromPrice, locale),
            })}
          </Button>
        ))}
      </Stack>
    </Offered>
  )
}

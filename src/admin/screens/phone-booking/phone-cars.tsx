import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { CarComing, PhoneCar, PhoneDates, PhoneQuote } from '../../../contract/staff/phone.ts'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { Plate } from '../today/desk-row.tsx'
import { PhonePart } from './phone-part.tsx'

const SHOWN = 6

export type Instead = { cars: PhoneCar[]; dates: PhoneDates[] }
type Props = {
  quote: PhoneQuote | undefined
  /** Offered with a refusal: the car went to someone else. */
  instead: Instead | undefined
  isAsking: boolean
  isComplete: boolean
  carId: number | null
  groupId: number
  onGroup: (groupId: number) => void
  onChoose: (carId: number) => void
  onDates: (dates: PhoneDates) => void
}

/** Free cars, the cheapest first, as they can be told on the phone. */
export function PhoneCars(props: Props) {
  const { quote, instead, isAsking, isComplete, carId, groupId, onGroup, onChoose, onDates } = props
  const { t } = useWords('phone')
  const { t: s } = useWords('selling')
  const [isLong, setLong] = useState(false)
  const groups = groupsOf(quote)
  const isWanted = ({ group }: PhoneCar) => groupId === 0 || group.id === groupId
  const cars = (quote?.cars ?? []).filter(isWanted)
  const shown = isLong ? cars : cars.filter(({ id }, index) => index < SHOWN || id === carId)
  const hidden = cars.length - shown.length
  const list = (offered: PhoneCar[]) => <CarList cars={offered} carId={carId} onChoose={onChoose} />
  return (
    <PhonePart step={3} title={t('steps.car')}>
      <Quiet role="status">
        {!isComplete
          ? t('fillTrip')
          : quote && !isAsking
            ? t('freeCars', { count: cars.length })
            : isAsking
              ? t('searching')
              : ''}
      </Quiet>
      {isComplete && groups.length > 1 ? (
        <ChoiceInput
          label={s('group.label')}
          size="small"
          fullWidth={false}
          value={groupId}
          options={[{ id: 0, name: s('group.all') }, ...groups]}
          onChange={onGroup}
        />
      ) : null}
      {instead ? (
        <>
          <Offered title={t('insteadCars')}>{list(instead.cars)}</Offered>
          <Dates dates={instead.dates} onDates={onDates} />
        </>
      ) : null}
      {isComplete ? list(shown) : null}
      {hidden > 0 && isComplete ? (
        <MuiLink
          component="button"
          type="button"
          onClick={() => setLong(true)}
          sx={{ justifySelf: 'start', minHeight: 32 }}
        >
          {t('moreCars', { count: hidden })}
        </MuiLink>
      ) : null}
      {quote && quote.tooFar.length > 0 && isComplete ? (
        <Offered title={t('tooFar')}>{list(quote.tooFar.filter(isWanted))}</Offered>
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

/** Each with how many of its cars are free. */
function groupsOf(quote: PhoneQuote | undefined): { id: number; name: string }[] {
  const byGroup = Map.groupBy(quote?.cars ?? [], ({ group }) => group.id)
  return [...byGroup].map(([id, cars]) => ({ id, name: `${cars[0]?.group.name} (${cars.length})` }))
}

function Offered({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{title}</Typography>
      {children}
    </Box>
  )
}

type CarListProps = { cars: PhoneCar[]; carId: number | null; onChoose: (id: number) => void }

function CarList({ cars, carId, onChoose }: CarListProps) {
  const { t, money, messages } = useWords('phone')
  if (cars.length === 0) return null
  return (
    <PlainList sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' }}>
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
                bgcolor: isChosen ? 'action.selected' : 'background.paper',
                height: '100%',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontWeight: 650, lineHeight: 1.3 }}>{car.name}</Box>
                <Plate plate={car.plate} />
                <Note>
                  {car.group.name} · {messages.resources.choices[car.gearbox]} ·{' '}
                  {t('seats', { count: car.seats })}
                </Note>
                <Coming comes={car.comes} />
              </Box>
              <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
                <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{money(car.price)}</Box>
                <Note sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {t('perDay', { price: money(car.pricePerDay) })}
                </Note>
              </Box>
            </Button>
          </li>
        )
      })}
    </PlainList>
  )
}

/** Said only where the car is not there by itself. */
function Coming({ comes }: { comes: CarComing }) {
  const { t, number } = useWords('phone')
  const { kind, from, hours } = comes
  if (kind === 'here' || kind === 'taken' || from === null) return null
  return (
    <Note sx={{ color: kind === 'too_far' ? 'error.main' : 'text.secondary' }}>
      {t(`comes.${kind}`, { place: from, hours: hours === null ? '–' : number(hours) })}
    </Note>
  )
}

function Dates({ dates, onDates }: { dates: PhoneDates[]; onDates: (dates: PhoneDates) => void }) {
  const { t, money, time } = useWords('phone')
  if (dates.length === 0) return null
  return (
    <Offered title={t('otherDates')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {dates.map((one) => (
          <Button key={one.rentDate} variant="outlined" onClick={() => onDates(one)}>
            {t('takeDates', {
              from: time(one.rentDate),
              to: time(one.returnDate),
              price: money(one.fromPrice),
            })}
          </Button>
        ))}
      </Stack>
    </Offered>
  )
}

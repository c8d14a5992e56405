import { Chip, Typography } from '@mui/material'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { useMay } from '../../api/session.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useWords } from '../../words/words.tsx'

type Rental = CarCardAnswer['rentals'][number]
type State = Rental['state']

const looks: Record<State, 'default' | 'primary' | 'error' | 'warning'> = {
  OPEN: 'warning',
  PENDING: 'warning',
  CONFIRMED: 'default',
  SIGNED: 'default',
  OUT: 'primary',
  OVERDUE: 'error',
  RETURNED: 'default',
  CANCELLED: 'default',
}

/** Who has driven it and who will. */
export function RentalsPanel({ rentals }: { rentals: CarCardAnswer['rentals'] }) {
  const { t, messages, ...format } = useWords('fleet')
  const isForEyes = useMay('bookings')
  return (
    <TitledPaper title={t('rentals.title')}>
      {rentals.length === 0 ? (
        <Quiet>{t('rentals.none')}</Quiet>
      ) : (
        <DataTable
          caption={t('rentals.table')}
          wordColumns={5}
          isWrapping
          isTight
          rows={rentals}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('rentals.booking'),
              render: ({ id, number }) => (
                <BookingLink id={id} sx={{ whiteSpace: 'nowrap' }}>
                  {number}
                </BookingLink>
              ),
            },
            {
              head: t('rentals.state'),
              render: ({ state }) => (
                <Chip size="small" color={looks[state]} label={messages.bookings.states[state]} />
              ),
            },
            ...(isForEyes ? [{ head: t('rentals.client'), render: ({ client }: Rental) => client }] : []),
            { head: t('rentals.from'), render: ({ from }) => format.time(from) },
            { head: t('rentals.to'), render: ({ to }) => format.time(to) },
            ...(isForEyes
              ? [{ head: t('rentals.price'), render: ({ price }: Rental) => format.money(price ?? 0) }]
              : []),
          ]}
        />
      )}
    </TitledPaper>
  )
}

/** What the odometer says, and what it said each time the car went out or came back. */
export function MileagePanel({ car }: { car: CarCardAnswer }) {
  const { t, ...format } = useWords('fleet')
  const kilometres = (value: number) => t('mileage.now', { value: format.whole(value) })
  return (
    <TitledPaper title={t('mileage.title')}>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.1 }}>
        {kilometres(car.mileage)}
      </Typography>
      {car.readings.length === 0 ? (
        <Quiet>{t('mileage.none')}</Quiet>
      ) : (
        <DataTable
          caption={t('mileage.table')}
          wordColumns={2}
          isWrapping
          isTight
          rows={car.readings}
          keyOf={({ bookingId, way }) => `${bookingId} ${way}`}
          columns={[
            { head: t('mileage.at'), render: ({ at }) => format.time(at) },
            {
              head: t('mileage.booking'),
              render: ({ bookingId, number, way }) => (
                <TwoLines
                  one={
                    <BookingLink id={bookingId} sx={{ whiteSpace: 'nowrap' }}>
                      {number}
                    </BookingLink>
                  }
                  two={t(`mileage.${way}`)}
                />
              ),
            },
            { head: t('mileage.reading'), render: (reading) => kilometres(reading.kilometres) },
          ]}
        />
      )}
    </TitledPaper>
  )
}

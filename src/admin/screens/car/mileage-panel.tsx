import { Typography } from '@mui/material'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

/** What the odometer says, and what it said each time the car went out or came back. */
export function MileagePanel({ car }: { car: CarCardAnswer }) {
  const t = useWords('fleet')
  const format = useFormats()
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
          wordColumns={3}
          rows={car.readings}
          keyOf={({ bookingId, way }) => `${bookingId} ${way}`}
          columns={[
            { head: t('mileage.at'), render: ({ at }) => format.time(at) },
            { head: t('mileage.way'), render: ({ way }) => t(`mileage.${way}`) },
            {
              head: t('mileage.booking'),
              render: ({ bookingId, number }) => <BookingLink id={bookingId}>{number}</BookingLink>,
            },
            { head: t('mileage.reading'), render: (reading) => kilometres(reading.kilometres) },
          ]}
        />
      )}
    </TitledPaper>
  )
}

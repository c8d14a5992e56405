import { Chip } from '@mui/material'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

type State = CarCardAnswer['rentals'][number]['state']

const looks: Record<State, 'default' | 'primary' | 'error' | 'warning'> = {
  ahead: 'default',
  open: 'warning',
  out: 'primary',
  overdue: 'error',
  returned: 'default',
  cancelled: 'default',
}

/** Who has driven it and who will. */
export function RentalsPanel({ rentals }: { rentals: CarCardAnswer['rentals'] }) {
  const t = useWords('fleet')
  const format = useFormats()
  return (
    <TitledPaper title={t('rentals.title')}>
      {rentals.length === 0 ? (
        <Quiet>{t('rentals.none')}</Quiet>
      ) : (
        <DataTable
          caption={t('rentals.table')}
          wordColumns={5}
          rows={rentals}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('rentals.booking'),
              render: ({ id, number }) => <BookingLink id={id}>{number}</BookingLink>,
            },
            {
              head: t('rentals.state'),
              render: ({ state }) => <Chip size="small" color={looks[state]} label={t(`rentals.${state}`)} />,
            },
            { head: t('rentals.client'), render: ({ client }) => client },
            { head: t('rentals.from'), render: ({ from }) => format.time(from) },
            { head: t('rentals.to'), render: ({ to }) => format.time(to) },
            { head: t('rentals.price'), render: ({ price }) => format.money(price) },
          ]}
        />
      )}
    </TitledPaper>
  )
}

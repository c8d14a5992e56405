import { Chip, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
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
          heads={[
            t('rentals.booking'),
            t('rentals.state'),
            t('rentals.client'),
            t('rentals.from'),
            t('rentals.to'),
            t('rentals.price'),
          ]}
          rows={rentals.map(({ id, number, client, from, to, state, price }) => ({
            key: id,
            cells: [
              <Link key="number" component={RouterLink} to={`/admin/bookings/${id}/show`}>
                {number}
              </Link>,
              <Chip key="state" size="small" color={looks[state]} label={t(`rentals.${state}`)} />,
              client,
              format.time(from),
              format.time(to),
              format.money(price),
            ],
          }))}
        />
      )}
    </TitledPaper>
  )
}

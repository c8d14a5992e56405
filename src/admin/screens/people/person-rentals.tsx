import { Chip } from '@mui/material'
import type { PersonCardAnswer } from '../../../contract/staff/people.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** Those ahead first; money only where some is owed. */
export function PersonRentals({ rentals }: Pick<PersonCardAnswer, 'rentals'>) {
  const { t, messages, money, time } = useWords('people')
  const owed = (amount: number) => (amount === 0 ? '' : money(amount))
  return (
    <TitledPaper title={t('rentals.title')} count={rentals.length}>
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
              render: ({ id, number }) => <BookingLink id={id}>{number}</BookingLink>,
            },
            {
              head: t('rentals.state'),
              render: ({ state }) => <Chip size="small" label={messages.bookings.states[state]} />,
            },
            { head: t('rentals.car'), render: ({ car }) => car },
            { head: t('rentals.from'), render: ({ from }) => time(from) },
            { head: t('rentals.to'), render: ({ to }) => time(to) },
            { head: t('rentals.price'), render: ({ price }) => money(price) },
            { head: t('rentals.due'), render: ({ due }) => owed(due) },
            { head: t('rentals.owedBack'), render: ({ owedBack }) => owed(owedBack) },
          ]}
        />
      )}
    </TitledPaper>
  )
}

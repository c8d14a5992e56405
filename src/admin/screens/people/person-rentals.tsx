import { Box, Chip } from '@mui/material'
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
  // A column that says nothing of anyone would only push the others out of sight.
  const sums = (['due', 'owedBack'] as const).filter((name) => rentals.some((rental) => rental[name] !== 0))
  return (
    <TitledPaper title={t('rentals.title')} count={rentals.length}>
      {rentals.length === 0 ? (
        <Quiet>{t('rentals.none')}</Quiet>
      ) : (
        <DataTable
          caption={t('rentals.table')}
          wordColumns={4}
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
              render: ({ state }) => <Chip size="small" label={messages.bookings.states[state]} />,
            },
            { head: t('rentals.car'), render: ({ car }) => car },
            {
              head: `${t('rentals.from')} – ${t('rentals.to')}`,
              render: ({ from, to }) => (
                <>
                  <Box
                    component="span"
                    sx={{ display: 'block', whiteSpace: 'nowrap' }}
                  >{`${time(from)} –`}</Box>
                  <Box component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
                    {time(to)}
                  </Box>
                </>
              ),
            },
            { head: t('rentals.price'), render: ({ price }) => money(price) },
            ...sums.map((name) => ({
              head: t(`rentals.${name}`),
              render: (rental: PersonCardAnswer['rentals'][number]) => owed(rental[name]),
            })),
          ]}
        />
      )}
    </TitledPaper>
  )
}

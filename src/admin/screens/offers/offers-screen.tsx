import { Chip, Link as MuiLink, Paper } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OfferRow } from '../../../contract/staff/offers.ts'
import { type OfferState, offerStates } from '../../../domain/booking/offer.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useApi } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ToggleInput } from '../../ui/form-fields.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

/** Every offer and what became of it, the newest first. */
export function OffersScreen() {
  const { t } = useWords('selling')
  const [state, setState] = useState<OfferState | ''>('open')
  return (
    <Screen title={t('offers.title')} subtitle={t('offers.subtitle')}>
      <ToggleInput
        label={t('offers.filter')}
        value={state}
        options={[
          ...offerStates.map((id) => ({ id, name: t(`offers.states.${id}`) })),
          { id: '' as const, name: t('offers.all') },
        ]}
        off=""
        onChange={setState}
      />
      <Loaded answer={useApi('GET /offers', { query: state ? { state } : {} })} loading={t('offers.loading')}>
        {({ offers }) =>
          offers.length > 0 ? (
            <OfferTable offers={offers} />
          ) : (
            <Quiet sx={{ mt: 2 }}>{t('offers.none')}</Quiet>
          )
        }
      </Loaded>
    </Screen>
  )
}

function OfferTable({ offers }: { offers: OfferRow[] }) {
  const { t, time, money } = useWords('selling')
  return (
    <Paper sx={{ mt: 2 }}>
      <DataTable
        caption={t('offers.title')}
        wordColumns={5}
        maxHeight="none"
        rows={offers}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('offers.columns.customer'),
            render: ({ id, name, email, phone }) => (
              <>
                <MuiLink component={Link} to={`/admin/offers/${id}`} sx={{ fontWeight: 600 }}>
                  {name}
                </MuiLink>
                <Note>{email ?? phone}</Note>
              </>
            ),
          },
          {
            head: t('offers.columns.rental'),
            render: ({ rent, return: back }) => (
              <>
                {`${time(rent.at)} – ${time(back.at)}`}
                <Note>{rent.place === back.place ? rent.place : `${rent.place} → ${back.place}`}</Note>
              </>
            ),
          },
          {
            head: t('offers.columns.car'),
            render: ({ car, plate, holdsCar }) => (
              <>
                {car}
                <Note>{holdsCar ? `${showPlate(plate)} · ${t('offers.holds')}` : showPlate(plate)}</Note>
              </>
            ),
          },
          { head: t('offers.columns.until'), render: ({ until }) => time(until) },
          { head: t('offers.columns.state'), render: ({ state }) => <OfferStateChip state={state} /> },
          { head: t('offers.columns.price'), render: ({ price }) => money(price) },
        ]}
      />
    </Paper>
  )
}

const colours = { open: 'info', taken: 'success', expired: 'default', withdrawn: 'default' } as const

export function OfferStateChip({ state }: { state: OfferState }) {
  const { t } = useWords('selling')
  return <Chip size="small" color={colours[state]} label={t(`offers.states.${state}`)} />
}

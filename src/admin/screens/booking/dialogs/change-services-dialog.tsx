import { Box } from '@mui/material'
import { useState } from 'react'
import { nameIn } from '../../../../i18n/name-in.ts'
import { useApi } from '../../../api/use-api.ts'
import { ChoiceInput } from '../../../ui/form-fields.tsx'
import { useStaffLocale } from '../../../words/language.ts'
import { useWords } from '../../../words/words.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const inOrder = { range: '[0,199]', sort: '["orderNumber","ASC"]' }

/** One cover, and how many of each extra. */
export function ChangeServicesDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const locale = useStaffLocale()
  const { value: services = [] } = useApi('GET /services', { query: inOrder })
  const [chosen, setChosen] = useState(() => new Map(page.services.map(({ id, quantity }) => [id, quantity])))
  const offered = services.filter(({ id, isActive }) => isActive || chosen.has(id))
  const covers = offered.filter(({ deductible }) => deductible !== null)
  const extras = offered.filter(({ deductible }) => deductible === null)
  const cover = covers.find(({ id }) => chosen.has(id))
  const choose = (id: number, quantity: number, without: readonly number[] = []) => {
    const next = new Map([...chosen].filter(([other]) => other !== id && !without.includes(other)))
    setChosen(quantity > 0 ? next.set(id, quantity) : next)
  }
  const chooseCover = (id: number) => {
    if (id > 0)
      choose(
        id,
        1,
        covers.map((other) => other.id),
      )
  }
  const named = (service: (typeof services)[number]) => ({ id: service.id, name: nameIn(service, locale) })
  const wanted = listed(chosen)
  const isChanged =
    JSON.stringify(wanted) !== JSON.stringify(listed(page.services.map(({ id, quantity }) => [id, quantity])))
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.services')}
      change={isChanged ? { services: wanted } : undefined}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <ChoiceInput
            label={t('fields.cover')}
            value={cover?.id ?? 0}
            options={[...(cover ? [] : [{ id: 0, name: t('chooseCover') }]), ...covers.map(named)]}
            onChange={chooseCover}
            {...fault('services')}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {extras.map((service) => (
              <ChoiceInput
                key={service.id}
                label={nameIn(service, locale)}
                value={chosen.get(service.id) ?? 0}
                options={Array.from({ length: service.maxQuantity + 1 }, (_, id) => ({
                  id,
                  name: String(id),
                }))}
                onChange={(quantity) => choose(service.id, quantity)}
              />
            ))}
          </Box>
        </>
      )}
    </ChangeDialog>
  )
}

const listed = (chosen: Iterable<readonly [id: number, quantity: number]>) =>
  [...chosen].map(([id, quantity]) => ({ id, quantity })).toSorted((a, b) => a.id - b.id)

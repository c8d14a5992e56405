import { Box } from '@mui/material'
import { useState } from 'react'
import { useAnswer } from '../../../api/untyped-api.ts'
import { useStaffLocale } from '../../../words/language.ts'
import { useWords } from '../../../words/words.tsx'
import { ChangeFrame } from './change-frame.tsx'
import type { DialogProps } from './dialog-props.ts'
import { ChoiceInput } from './form-fields.tsx'

type ListedService = {
  id: number
  name: string
  nameEn: string
  nameRu: string
  deductible: number | null
  maxQuantity: number
  isActive: boolean
}

/** One cover, and how many of each extra. */
export function ChangeServicesDialog(props: DialogProps) {
  const t = useWords('bookings')
  const locale = useStaffLocale()
  const { value: services = [] } = useAnswer<ListedService[]>(
    '/services?range=[0,199]&sort=["orderNumber","ASC"]',
  )
  const [chosen, setChosen] = useState(
    () => new Map(props.page.services.map(({ id, quantity }) => [id, quantity])),
  )
  const nameOf = ({ name, nameEn, nameRu }: ListedService) => ({ et: name, en: nameEn, ru: nameRu })[locale]
  const offered = services.filter(({ id, isActive }) => isActive || chosen.has(id))
  const covers = offered.filter(({ deductible }) => deductible !== null)
  const extras = offered.filter(({ deductible }) => deductible === null)
  const cover = covers.find(({ id }) => chosen.has(id))
  const choose = (id: number, quantity: number, without: readonly number[] = []) => {
    const next = new Map([...chosen].filter(([other]) => other !== id && !without.includes(other)))
    setChosen(quantity > 0 ? next.set(id, quantity) : next)
  }
  const change = {
    services: [...chosen].map(([id, quantity]) => ({ id, quantity })).toSorted((a, b) => a.id - b.id),
  }
  return (
    <ChangeFrame {...props} title={t('actions.services')} change={change}>
      {(fault) => (
        <>
          <ChoiceInput
            label={t('fields.cover')}
            value={String(cover?.id ?? '')}
            onChange={(value) =>
              choose(
                Number(value),
                1,
                covers.map(({ id }) => id),
              )
            }
            {...fault('services')}
          >
            {cover ? null : <option value="">{t('chooseCover')}</option>}
            {covers.map((service) => (
              <option key={service.id} value={service.id}>
                {nameOf(service)}
              </option>
            ))}
          </ChoiceInput>
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
                label={nameOf(service)}
                value={String(chosen.get(service.id) ?? 0)}
                onChange={(value) => choose(service.id, Number(value))}
              >
                {Array.from({ length: service.maxQuantity + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </ChoiceInput>
            ))}
          </Box>
        </>
      )}
    </ChangeFrame>
  )
}

import { Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { FleetRow } from '../../../contract/staff/figures.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { ToggleInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import { type SectionProps, useFigureColumns } from './figure-columns.ts'
import { FigureSection } from './figure-section.tsx'
import { BarRows } from './plots/bar-rows.tsx'

const measures = ['utilisation', 'revenue'] as const

/** The same rows by how busy they were or by what they brought in; the most stands first. */
function useMeasure<Row extends FleetRow>(all: readonly Row[]) {
  const { t, money, percent } = useWords('figures')
  const [measure, setMeasure] = useState<(typeof measures)[number]>('utilisation')
  const isRevenue = measure === 'revenue'
  const valueOf = (row: Row) => (isRevenue ? row.revenue : (row.utilisation ?? 0))
  const choice = (
    <ToggleInput
      label={t('measure.label')}
      value={measure}
      options={measures.map((id) => ({ id, name: t(`measure.${id}`) }))}
      onChange={setMeasure}
    />
  )
  return {
    rows: all.toSorted((a, b) => valueOf(b) - valueOf(a)),
    choice,
    bars: {
      valueOf,
      textOf: (row: Row) => (isRevenue ? money(row.revenue) : percent(row.utilisation)),
      // Of a utilisation the end is always the whole.
      end: isRevenue ? undefined : 100,
    },
  }
}

const SHOWN = 15

export function CarsSection({ figures: { cars }, query }: SectionProps) {
  const { t, amount } = useWords('figures')
  const { fleet } = useFigureColumns()
  const { rows, choice, bars } = useMeasure(cars)
  const [isWhole, setWhole] = useState(false)
  const title = t('sections.cars.title')
  return (
    <FigureSection
      title={title}
      csv="cars"
      query={query}
      isEmpty={cars.length === 0}
      actions={choice}
      table={{
        rows,
        keyOf: ({ id }) => id,
        wordColumns: 3,
        columns: [
          { head: t('columns.car'), render: ({ name }) => name },
          { head: t('columns.plate'), render: ({ plate }) => showPlate(plate) },
          { head: t('columns.group'), render: ({ group }) => group },
          ...fleet,
          { head: t('columns.costs'), render: ({ costs }) => amount(costs) },
          { head: t('columns.margin'), render: ({ margin }) => amount(margin) },
        ],
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Box sx={{ width: '100%' }}>
          <BarRows
            isWide
            name={title}
            rows={isWhole ? rows : rows.slice(0, SHOWN)}
            keyOf={({ id }) => id}
            renderLabel={({ id, name }) => (
              <Link component={RouterLink} to={`/admin/cars/${id}/show`}>
                {name}
              </Link>
            )}
            noteOf={({ plate }) => showPlate(plate)}
            {...bars}
          />
        </Box>
        {rows.length > SHOWN ? (
          <Button size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('sections.cars.fewer') : t('sections.cars.all', { count: rows.length })}
          </Button>
        ) : null}
      </Box>
    </FigureSection>
  )
}

export function GroupsSection({ figures: { groups }, query }: SectionProps) {
  const { t } = useWords('figures')
  const { fleet } = useFigureColumns()
  const { rows, choice, bars } = useMeasure(groups)
  const title = t('sections.groups.title')
  const keyOf = ({ id }: { id: number }) => id
  const columns = [
    { head: t('columns.group'), render: ({ name }: (typeof rows)[number]) => name },
    { head: t('columns.cars'), render: ({ cars }: (typeof rows)[number]) => cars },
    ...fleet,
  ]
  return (
    <FigureSection
      title={title}
      csv="groups"
      query={query}
      isEmpty={groups.length === 0}
      actions={choice}
      table={{ rows, keyOf, columns }}
    >
      <BarRows name={title} rows={rows} keyOf={keyOf} renderLabel={({ name }) => name} {...bars} />
    </FigureSection>
  )
}

export function PlacesSection({ figures: { places }, query }: SectionProps) {
  const { t, money } = useWords('figures')
  const { rental } = useFigureColumns()
  const title = t('sections.places.title')
  const rows = places.toSorted((a, b) => b.revenue - a.revenue)
  const keyOf = ({ id }: { id: number }) => id
  const columns = [{ head: t('columns.place'), render: ({ name }: (typeof rows)[number]) => name }, ...rental]
  return (
    <FigureSection
      title={title}
      lead={t('sections.places.lead')}
      csv="places"
      query={query}
      isEmpty={places.length === 0}
      table={{ rows, keyOf, columns }}
    >
      <BarRows
        name={title}
        rows={rows}
        keyOf={keyOf}
        renderLabel={({ name }) => name}
        valueOf={({ revenue }) => revenue}
        textOf={({ revenue }) => money(revenue)}
      />
    </FigureSection>
  )
}

export function CouponsSection({ figures: { coupons }, query }: SectionProps) {
  const { t, whole, amount, money } = useWords('figures')
  const title = t('sections.coupons.title')
  return (
    <FigureSection
      title={title}
      csv="coupons"
      query={query}
      isEmpty={coupons.length === 0}
      table={{
        rows: coupons,
        keyOf: ({ code }) => code,
        wordColumns: 2,
        columns: [
          { head: t('columns.coupon'), render: ({ code }) => code },
          { head: t('columns.couponName'), render: ({ name }) => name },
          { head: t('columns.rentals'), render: ({ rentals }) => whole(rentals) },
          { head: t('columns.revenue'), render: ({ revenue }) => amount(revenue) },
          { head: t('columns.discount'), render: ({ discount }) => amount(discount) },
        ],
      }}
    >
      <BarRows
        name={title}
        rows={coupons}
        keyOf={({ code }) => code}
        renderLabel={({ code }) => code}
        noteOf={({ name }) => name}
        valueOf={({ rentals }) => rentals}
        textOf={({ rentals, discount }) => `${whole(rentals)} · −${money(discount)}`}
      />
    </FigureSection>
  )
}

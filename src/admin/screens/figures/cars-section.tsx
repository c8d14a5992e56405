import { Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import { fleetCells, fleetHeads, type SectionProps } from './fleet-table.ts'
import { type Measure, MeasureChoice, measured } from './measure-choice.tsx'
import { BarRows } from './plots/bar-rows.tsx'

const SHOWN = 15

export function CarsSection({ figures: { cars }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  const [measure, setMeasure] = useState<Measure>('utilisation')
  const [isWhole, setWhole] = useState(false)
  const { rows, end, valueOf, textOf } = measured(cars, measure, format)
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <FigureSection
      title={t('sections.cars.title')}
      csv={{ table: 'cars', query }}
      isEmpty={cars.length === 0}
      actions={<MeasureChoice measure={measure} onChoose={setMeasure} />}
      table={{
        heads: [t('columns.car'), t('columns.plate'), t('columns.group'), ...fleetHeads(t)],
        wordColumns: 3,
        rows: rows.map((row) => ({
          key: row.id,
          cells: [row.name, row.plate, row.group, ...fleetCells(row, format)],
        })),
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Box sx={{ width: '100%' }}>
          <BarRows
            isWide
            name={t('sections.cars.title')}
            end={end}
            rows={shown.map((row) => ({
              key: row.id,
              label: (
                <Link component={RouterLink} to={`/admin/cars/${row.id}/show`}>
                  {row.name}
                </Link>
              ),
              note: row.plate,
              value: valueOf(row),
              text: textOf(row),
            }))}
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

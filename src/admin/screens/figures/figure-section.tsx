import { Box, Button, Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { FigureTable } from '../../../contract/staff/figures.ts'
import { useWords } from '../../words/words.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

type FigureSectionProps = {
  title: string
  lead?: string
  /** Controls of this section alone. */
  actions?: ReactNode
  table: Omit<DataTableProps, 'caption'>
  /** The same as a file. */
  csv: { table: FigureTable; query: string }
  isEmpty?: boolean
  children: ReactNode
}

/** A plot with its words, its table and its file. */
export function FigureSection({ title, lead, actions, table, csv, isEmpty, children }: FigureSectionProps) {
  const t = useWords('figures')
  const [isOpen, setOpen] = useState(false)
  const [heading, tableId] = [useId(), useId()]
  return (
    <Paper
      component="section"
      aria-labelledby={heading}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        minWidth: 0,
        alignContent: 'start',
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="h6">
            {title}
          </Typography>
          {lead ? (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
              {lead}
            </Typography>
          ) : null}
        </Box>
        {actions}
      </Stack>
      {isEmpty ? <Typography color="textSecondary">{t('none')}</Typography> : children}
      {isEmpty ? null : (
        <Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={tableId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('hideTable') : t('showTable')}
            </Button>
            <Button size="small" href={`/api/admin/figures/${csv.table}.csv?${csv.query}`} download>
              {t('csv')}
            </Button>
          </Stack>
          <div id={tableId}>{isOpen ? <DataTable caption={t('tableOf', { title })} {...table} /> : null}</div>
        </Box>
      )}
    </Paper>
  )
}

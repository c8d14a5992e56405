import { Box, Button, Stack } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { FigureTable } from '../../../contract/staff/figures.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

type FigureSectionProps<Row> = {
  title: string
  lead?: string | undefined
  /** Controls of this section alone. */
  actions?: ReactNode
  /** Without it the section is a table itself. */
  table?: Omit<DataTableProps<Row>, 'caption'>
  /** The same as a file, and of which period. */
  csv: FigureTable
  query: string
  isEmpty: boolean
  children: ReactNode
}

/** A plot with its words, its table and its file. */
export function FigureSection<Row>(props: FigureSectionProps<Row>) {
  const { table, csv, query, isEmpty, children, ...paper } = props
  const { t } = useWords('figures')
  const [isOpen, setOpen] = useState(false)
  const tableId = useId()
  if (isEmpty) {
    return (
      <TitledPaper {...paper}>
        <Quiet>{t('none')}</Quiet>
      </TitledPaper>
    )
  }
  return (
    <TitledPaper {...paper}>
      {children}
      <Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {table ? (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={tableId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('hideTable') : t('showTable')}
            </Button>
          ) : null}
          <Button size="small" href={`/api/admin/figures/${csv}.csv?${query}`} download>
            {t('csv')}
          </Button>
        </Stack>
        <Box id={tableId} sx={{ mt: 1 }}>
          {isOpen && table ? <DataTable caption={t('tableOf', { title: paper.title })} {...table} /> : null}
        </Box>
      </Box>
    </TitledPaper>
  )
}

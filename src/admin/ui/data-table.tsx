import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

export type TableColumn<Row> = { head: string; render: (row: Row) => ReactNode }

export type DataTableProps<Row> = {
  /** Said to those who hear the table, and the name of the box it scrolls in. */
  caption: string
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Columns that hold words; all others hold numbers and stand to the right. */
  wordColumns?: number
  maxHeight?: string
  /** Of fields, which have room around them already. */
  isTight?: boolean
}

/** A table that scrolls in its own box, never the page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, wordColumns = 1, maxHeight = '32rem', isTight = false } = props
  const align = (place: number) => (place < wordColumns ? 'left' : 'right')
  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={{ overflow: 'auto', maxHeight }}>
      <Table
        size="small"
        stickyHeader
        sx={{
          '& td, & th': {
            fontVariantNumeric: 'tabular-nums',
            ...(isTight ? { px: { xs: 0.4, sm: 0.75 }, py: 0.5 } : {}),
          },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ head }, place) => (
              <TableCell
                key={head}
                align={align(place)}
                sx={{ whiteSpace: isTight ? 'normal' : 'nowrap', lineHeight: 1.25, fontWeight: 600 }}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover>
              {columns.map(({ head, render }, place) => (
                <TableCell
                  key={head}
                  align={align(place)}
                  {...(place === 0 ? { component: 'th', scope: 'row' } : {})}
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

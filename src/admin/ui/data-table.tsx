import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

export type DataTableProps = {
  /** Said to those who hear the table, and the name of the box it scrolls in. */
  caption: string
  heads: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** Columns that hold words; all others hold numbers and stand to the right. */
  wordColumns?: number
  maxHeight?: string
  /** Of fields, which have room around them already. */
  isTight?: boolean
}

/** A table that scrolls in its own box, never the page. */
export function DataTable(props: DataTableProps) {
  const { caption, heads, rows, wordColumns = 1, maxHeight = '32rem', isTight = false } = props
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
            {heads.map((head, place) => (
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
          {rows.map(({ key, cells }) => (
            <TableRow key={key} hover>
              {cells.map((cell, place) => (
                <TableCell
                  key={heads[place]}
                  align={align(place)}
                  {...(place === 0 ? { component: 'th', scope: 'row' } : {})}
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

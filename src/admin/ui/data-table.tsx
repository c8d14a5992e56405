import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  head: string
  /** Heard and not seen: what is below it speaks for itself. */
  isHeadHidden?: boolean
  render: (row: Row) => ReactNode
}

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
  /** Words go on in the next line instead of making the table wider. */
  isWrapping?: boolean
  /** Sums of the others, which stand out. */
  isTotal?: (row: Row) => boolean
}

/** Where there is more to the right, its edge is in shade. */
const shadeAtEnd = (paper: string) => ({
  backgroundImage: `linear-gradient(to left, ${paper} 30%, transparent), linear-gradient(to left, rgb(15 34 41 / .2), rgb(15 34 41 / 0))`,
  backgroundPosition: 'right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '40px 100%, 14px 100%',
  backgroundAttachment: 'local, scroll',
})

/** No line ends before the euro or after a dash. */
const unbroken = (head: string): string => head.replace(', €', ',\u00a0€').replaceAll('–', '–\u2060')

/** A table that scrolls in its own box, never the page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, wordColumns = 1, maxHeight = '32rem' } = props
  const { isTight = false, isWrapping = false, isTotal = () => false } = props
  const align = (place: number) => (place < wordColumns ? 'left' : 'right')
  return (
    <Box
      role="group"
      aria-label={caption}
      tabIndex={0}
      sx={({ palette }) => ({ overflow: 'auto', maxHeight, ...shadeAtEnd(palette.background.paper) })}
    >
      <Table
        size="small"
        stickyHeader
        sx={{
          '& td, & th': {
            fontVariantNumeric: 'tabular-nums',
            ...(isTight
              ? { px: { xs: 0.4, sm: 0.75 }, py: 0.5 }
              : { px: { xs: isWrapping ? 0.5 : 1, sm: 2 } }),
          },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ head, isHeadHidden }, place) => (
              <TableCell
                key={head}
                align={align(place)}
                sx={{
                  whiteSpace: isTight || isWrapping ? 'normal' : 'nowrap',
                  lineHeight: 1.25,
                  fontWeight: 600,
                }}
              >
                {isHeadHidden ? <span className="sr-only">{head}</span> : unbroken(head)}
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
                  sx={{
                    whiteSpace: isWrapping && place < wordColumns ? 'normal' : 'nowrap',
                    ...(isTotal(row) ? { fontWeight: 650 } : {}),
                  }}
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

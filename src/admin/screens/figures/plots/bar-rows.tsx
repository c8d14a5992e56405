import { Box, Typography, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { PlainList } from '../../../ui/plain-list.tsx'
import { Note } from '../../../ui/text.tsx'

type BarRowsProps<Row> = {
  name: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  renderLabel: (row: Row) => ReactNode
  noteOf?: (row: Row) => string | null
  valueOf: (row: Row) => number
  textOf: (row: Row) => string
  /** What the longest bar can stand for; the greatest value, when not told. */
  end?: number | undefined
  /** There is room for long names beside the bars. */
  isWide?: boolean
}

/** Lying bars, each with its name and its value in words: a list first, a plot besides. */
export function BarRows<Row>(props: BarRowsProps<Row>) {
  const { name, rows, keyOf, renderLabel, noteOf, valueOf, textOf, isWide = false } = props
  const end = props.end ?? Math.max(0, ...rows.map(valueOf))
  const { palette } = useTheme()
  return (
    <PlainList aria-label={name} gap={1.25}>
      {rows.map((row) => (
        <Box
          component="li"
          key={keyOf(row)}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: '1fr auto',
              md: `minmax(0, ${isWide ? 17 : 12}rem) minmax(4rem, 1fr) 7.5rem`,
            },
            columnGap: 2,
            alignItems: 'center',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography component="div" variant="body2" noWrap sx={{ fontWeight: 500 }}>
              {renderLabel(row)}
              {noteOf?.(row) ? <Note component="span">{` ${noteOf(row)}`}</Note> : null}
            </Typography>
          </Box>
          <Typography
            variant="body2"
            sx={{ order: { xs: 0, md: 1 }, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {textOf(row)}
          </Typography>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <svg aria-hidden="true" width="100%" height="12" style={{ display: 'block' }}>
              <rect width="100%" height="12" rx="3" fill={palette.divider} opacity="0.6" />
              <rect
                width={`${end > 0 ? Math.min(100, (valueOf(row) / end) * 100) : 0}%`}
                height="12"
                rx="3"
                fill={palette.primary.main}
              />
            </svg>
          </Box>
        </Box>
      ))}
    </PlainList>
  )
}

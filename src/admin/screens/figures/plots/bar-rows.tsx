import { Box, Typography, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { PlainList } from '../../../ui/plain-list.tsx'
import { Note } from '../../../ui/text.tsx'

export type BarRow = { key: string | number; label: ReactNode; note?: string; value: number; text: string }

/** Lying bars, each with its name and its value in words: a list first, a plot besides. */
export function BarRows({
  name,
  rows,
  end,
  isWide = false,
}: {
  name: string
  rows: readonly BarRow[]
  end: number
  /** There is room for long names beside the bars. */
  isWide?: boolean
}) {
  const { palette } = useTheme()
  return (
    <PlainList aria-label={name} gap={1.25}>
      {rows.map(({ key, label, note, value, text }) => (
        <Box
          component="li"
          key={key}
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
              {label}
              {note ? <Note component="span">{` ${note}`}</Note> : null}
            </Typography>
          </Box>
          <Typography
            variant="body2"
            sx={{ order: { xs: 0, md: 1 }, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {text}
          </Typography>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <svg aria-hidden="true" width="100%" height="12" style={{ display: 'block' }}>
              <rect width="100%" height="12" rx="3" fill={palette.divider} opacity="0.6" />
              <rect
                width={`${end > 0 ? Math.min(100, (value / end) * 100) : 0}%`}
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

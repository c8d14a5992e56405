import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props = { title: string; count: number; isUrgent?: boolean; empty?: string; children?: ReactNode }

/** One list of the day. An empty one says so where that is news, and is not there where it is not. */
export function DeskSection({ title, count, isUrgent = false, empty, children }: Props) {
  const headingId = useId()
  if (count === 0 && empty === undefined) return null
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      sx={{ overflow: 'hidden', ...(isUrgent ? { borderTop: '4px solid', borderColor: 'error.main' } : {}) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, py: 1.25 }}>
        <Typography component="h2" variant="h6" id={headingId}>
          {title}
        </Typography>
        <Typography component="span" color="text.secondary" sx={{ fontWeight: 600 }}>
          {count}
        </Typography>
      </Box>
      {count === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {empty}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}>
          {children}
        </Box>
      )}
    </Paper>
  )
}

import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** One part of the call, numbered in the order people tell things. */
export function PhonePart({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Paper component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', mb: 2 }}>
        <Box
          aria-hidden="true"
          sx={{
            width: 28,
            height: 28,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            display: 'grid',
            placeItems: 'center',
            fontWeight: 700,
            fontSize: '0.875rem',
          }}
        >
          {step}
        </Box>
        <Typography component="h2" variant="h6" id={headingId}>
          {title}
        </Typography>
      </Box>
      {children}
    </Paper>
  )
}

/** Fields side by side, as many as have room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}

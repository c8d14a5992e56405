import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { TitledPaper } from '../../ui/titled-paper.tsx'

/** One part of the call, numbered in the order people tell things. */
export function PhonePart({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <TitledPaper
      title={title}
      mark={
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
      }
    >
      {children}
    </TitledPaper>
  )
}

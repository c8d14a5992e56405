import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Note } from '../../ui/text.tsx'

/** A line of a list: what it is, what is known of it, and what can be done with it. */
export function KeptThing({
  name,
  facts,
  children,
}: {
  name: string
  facts: readonly string[]
  children: ReactNode
}) {
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Note>{facts.filter(Boolean).join(' · ')}</Note>
      </Box>
      {children}
    </Stack>
  )
}

import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Note } from './text.tsx'

type FactsProps = {
  /** Each name above its value instead of beside it, as many in a row as have this many pixels each. */
  room?: number
  children: ReactNode
}

/** Names and values. */
export function Facts({ room, children }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: room
          ? `repeat(auto-fit, minmax(min(100%, ${room}px), 1fr))`
          : 'minmax(96px, auto) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: room ? 1.25 : 0.75,
        alignItems: 'baseline',
        '& > div': { display: room ? 'block' : 'contents' },
      }}
    >
      {children}
    </Box>
  )
}

/** What is empty is left out. Large ones are compared letter by letter. */
export function Fact({ name, isLarge, children }: { name: string; isLarge?: boolean; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div>
      <Note component="dt">{name}</Note>
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(isLarge ? { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '0.01em' } : {}),
        }}
      >
        {children}
      </Box>
    </div>
  )
}

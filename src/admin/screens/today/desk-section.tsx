import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'

type Props = { title: string; count: number; isUrgent?: boolean; empty?: string; children?: ReactNode }

/** Its lines reach from edge to edge. */
const lines = { p: { xs: 0, sm: 0 }, gap: 0, overflow: 'hidden', '& > :first-of-type': { px: 2, py: 1.25 } }

/** One list of the day. An empty one says so where that is news, and is not there where it is not. */
export function DeskSection({ title, count, isUrgent = false, empty, children }: Props) {
  if (count === 0 && empty === undefined) return null
  return (
    <TitledPaper
      title={title}
      count={count}
      sx={isUrgent ? { ...lines, borderTop: '4px solid', borderColor: 'error.main' } : lines}
    >
      {count === 0 ? (
        <Quiet sx={{ px: 2, pb: 2 }}>{empty}</Quiet>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}>
          {children}
        </Box>
      )}
    </TitledPaper>
  )
}

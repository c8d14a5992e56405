import { Box, Paper, Stack, Typography } from '@mui/material'
import type { SxProps } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Note, Quiet } from './text.tsx'

type Props = {
  title: string
  /** A sentence under the heading. */
  lead?: string | undefined
  /** Stands before the heading: the number of a step. */
  mark?: ReactNode
  /** How many there are, after the heading. */
  count?: number
  /** What can be done, beside the heading. */
  actions?: ReactNode
  sx?: Exclude<SxProps, readonly unknown[]>
  children?: ReactNode
}

/** One part of a screen on its paper, named by its heading. */
export function TitledPaper({ title, lead, mark, count, actions, sx, children }: Props) {
  const heading = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={heading}
      sx={[
        {
          p: { xs: 2, sm: 2.5 },
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          alignContent: 'start',
        },
        sx ?? false,
      ]}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        {mark}
        <Box sx={{ minWidth: 0, flexGrow: count === undefined ? 1 : 0 }}>
          <Typography id={heading} component="h2" variant="h6">
            {title}
          </Typography>
          {lead ? <Note sx={{ maxWidth: '68ch' }}>{lead}</Note> : null}
        </Box>
        {count === undefined ? null : (
          <Quiet component="span" sx={{ fontWeight: 600 }}>
            {count}
          </Quiet>
        )}
        {actions}
      </Stack>
      {children}
    </Paper>
  )
}

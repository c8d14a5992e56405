import { Box, Paper, Stack, Typography } from '@mui/material'
import type { SxProps } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** A sentence under the heading. */
  lead?: string | undefined
  /** Stands before the heading: the number of a step. */
  mark?: ReactNode
  /** What can be done, beside the heading. */
  actions?: ReactNode
  sx?: SxProps
  children?: ReactNode
}

/** One part of a screen on its paper, named by its heading. */
export function TitledPaper({ title, lead, mark, actions, sx = {}, children }: Props) {
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
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        {mark}
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography id={heading} component="h2" variant="h6">
            {title}
          </Typography>
          {lead ? (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
              {lead}
            </Typography>
          ) : null}
        </Box>
        {actions}
      </Stack>
      {children}
    </Paper>
  )
}

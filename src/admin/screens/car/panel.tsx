import { Box, Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** One part of the car's card: its heading, what can be done beside it, and the rest. */
export function Panel({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={heading}
      sx={{
        p: { xs: 2, sm: 2.5 },
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
      }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="h6">
            {title}
          </Typography>
          {lead ? (
            <Typography variant="body2" color="textSecondary">
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

import { Box, Paper, Stack, Typography } from '@mui/material'
import type { SxProps } from '@mui/material/styles'
import { type ReactNode, type Ref, useId } from 'react'
import { Note, Quiet } from './text.tsx'

type Props = {
  title: string
  /** The id of the heading it stands under: its own is one level lower, and the part is named by both. */
  under?: string | undefined
  /** A sentence under the heading. */
  lead?: string | undefined
  /** Stands before the heading: the number of a step. */
  mark?: ReactNode
  /** How many there are, after the heading. */
  count?: number
  /** What can be done, beside the heading. */
  actions?: ReactNode
  sx?: Exclude<SxProps, readonly unknown[]>
  className?: string
  /** Where a step on another page or above leads to. */
  id?: string
  /** Of a part that takes the focus back. */
  ref?: Ref<HTMLElement>
  children?: ReactNode
}

/** One part of a screen on its paper, named by its heading. */
export function TitledPaper(props: Props) {
  const { title, under, lead, mark, count, actions, sx, className, id, ref, children } = props
  const heading = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={under ? `${under} ${heading}` : heading}
      {...(id ? { id } : {})}
      {...(className ? { className } : {})}
      {...(ref ? { ref, tabIndex: -1 } : {})}
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
        {/* A long sentence goes on in the next line before it pushes what can be done below itself. */}
        <Box sx={{ minWidth: 0, flex: lead ? '1 1 16rem' : count === undefined ? '1 1 auto' : '0 1 auto' }}>
          <Typography id={heading} component={under ? 'h3' : 'h2'} variant="h6">
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

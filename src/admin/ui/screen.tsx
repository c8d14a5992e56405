import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../words/words.tsx'
import { Quiet } from './text.tsx'

/** The frame of every screen: one heading, what can be done beside it, and room around. */
export function Screen(props: {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useWords('shell')
  const title = `${props.title} · ${t('title')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Box component="section" sx={{ py: 2, minWidth: 0 }}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 1.5, alignItems: { md: 'center' }, justifyContent: 'space-between', mb: 2 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
            {props.title}
          </Typography>
          {props.subtitle ? <Quiet component="div">{props.subtitle}</Quiet> : null}
        </Box>
        {props.actions ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {props.actions}
          </Stack>
        ) : null}
      </Stack>
      {props.children}
    </Box>
  )
}

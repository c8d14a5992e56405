import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** What stands before someone is signed in: the name of the house, one form, the languages. */
export function DoorFrame({ children }: { children: ReactNode }) {
  const t = useWords('shell')
  return (
    <Stack
      component="main"
      id="content"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2, gap: 3 }}
    >
      <Box component="img" src="/logo.svg" alt={t('title')} width={210} height={50} />
      {children}
      <LanguageChoice />
    </Stack>
  )
}

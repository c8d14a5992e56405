import { Box, Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { localeNames, locales } from '../../../i18n/locales.ts'
import { chooseStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'

/** What stands before someone is signed in: the name of the house, one form, the languages. */
export function DoorFrame({ children }: { children: ReactNode }) {
  const { t } = useWords('shell')
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

function LanguageChoice() {
  const { t, locale: current } = useWords('shell')
  return (
    <Stack component="nav" aria-label={t('language')} direction="row" sx={{ gap: 1 }}>
      {locales.map((locale) => (
        <Button
          key={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          variant={locale === current ? 'outlined' : 'text'}
          onClick={() => chooseStaffLocale(locale)}
        >
          {localeNames[locale]}
        </Button>
      ))}
    </Stack>
  )
}

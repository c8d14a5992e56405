import { Button, Stack } from '@mui/material'
import { localeNames, locales } from '../../../i18n/locales.ts'
import { chooseStaffLocale, useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'

export function LanguageChoice() {
  const t = useWords('shell')
  const current = useStaffLocale()
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

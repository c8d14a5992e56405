import { Box, Button, Chip, Stack } from '@mui/material'
import type { InThree, LetterTextsAnswer } from '../../../contract/staff/house.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

export type Sentence = LetterTextsAnswer['letters'][number]['sentences'][number]

/** The words as they would be: typed, or saved, or standard. */
export const wordsOf = ({ own, standard }: Sentence, typed: InThree | null | undefined): InThree =>
  typed === null ? standard : (typed ?? own ?? standard)

/** A sentence is saved in all its languages, so a colleague may have changed it in one that is not open here. */
export const InEach = ({ words }: { words: InThree }) =>
  locales.map((locale) => (
    <Box key={locale} component="span" lang={locale} sx={{ display: 'block' }}>
      {words[locale]}
    </Box>
  ))

type FieldProps = {
  sentence: Sentence
  label: string
  language: Locale
  typed: InThree | null | undefined
  isReadOnly: boolean
  fault: string | undefined
  onChange: (text: InThree | null) => void
}

export function SentenceField({ sentence, label, language, typed, isReadOnly, fault, onChange }: FieldProps) {
  const { t } = useWords('house')
  const words = wordsOf(sentence, typed)
  const isOwn = typed === undefined ? sentence.own !== null : typed !== null
  const variables = sentence.variables.map((name) => `{${name}}`).join(', ')
  const hints = [
    variables ? t('letters.variables', { names: variables }) : '',
    isOwn ? t('letters.standard', { text: sentence.standard[language] }) : '',
  ]
  return (
    <Box>
      <TextInput
        multiline
        label={label}
        value={words[language]}
        disabled={isReadOnly}
        fault={fault}
        helperText={hints.filter(Boolean).join(' ')}
        onChange={(text) => onChange({ ...words, [language]: text })}
      />
      {isOwn ? (
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, alignItems: 'center' }}>
          <Chip size="small" label={t('letters.own')} />
          {isReadOnly ? null : (
            <Button size="small" onClick={() => onChange(null)}>
              {t('letters.back')}
            </Button>
          )}
        </Stack>
      ) : null}
    </Box>
  )
}

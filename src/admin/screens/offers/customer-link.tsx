import { Alert, Stack, TextField } from '@mui/material'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useWords } from '../../words/words.tsx'

/** For whoever has no e-mail, or has lost it. */
export function CustomerLink({ link, email }: { link: string; email: string | null }) {
  const { t } = useWords('selling')
  const { t: records } = useWords('records')
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      {email ? null : <Alert severity="info">{t('offers.noMail')}</Alert>}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          fullWidth
          size="small"
          label={t('offers.link')}
          value={link}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <CopyButton text={link} copied={records('copied')}>
          {records('copy')}
        </CopyButton>
      </Stack>
    </Stack>
  )
}

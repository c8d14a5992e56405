import { Chip, Stack } from '@mui/material'
import { useState } from 'react'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import type { Problem } from '../../api/call-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

type Props = {
  document: DocumentAnswer
  problem: Problem | undefined
  isSending: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Why a paper is not good, in words the customer reads. */
export function RefuseDialog({ document, onRefuse, ...dialog }: Props) {
  const { t } = useWords('documents')
  const hasMail = useParts()?.mail !== 'off'
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty) onRefuse(reason.trim())
  }
  return (
    <FormDialog
      isDanger
      title={t('refuseTitle')}
      submit={hasMail ? t('sendRefusal') : t('refuse')}
      back={t('leave')}
      {...dialog}
      onSubmit={send}
    >
      <Quiet>{t('reasonLanguage', { language: t(`languages.${document.language}`) })}</Quiet>
      <Stack role="group" aria-label={t('ready')} sx={{ gap: 0.75, alignItems: 'start' }}>
        {document.reasons.map((ready) => (
          <Chip
            key={ready}
            label={ready}
            lang={document.language}
            variant={reason === ready ? 'filled' : 'outlined'}
            onClick={() => setReason(ready)}
            sx={{ height: 'auto', py: 0.75, '& .MuiChip-label': { whiteSpace: 'normal', fontWeight: 400 } }}
          />
        ))}
      </Stack>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is its only field
        autoFocus
        multiline
        minRows={3}
        required
        label={t('reason')}
        value={reason}
        onChange={setReason}
        error={isMissing}
        helperText={isMissing ? t('reasonNeeded') : undefined}
        slotProps={{ htmlInput: { maxLength: 500, lang: document.language } }}
      />
    </FormDialog>
  )
}

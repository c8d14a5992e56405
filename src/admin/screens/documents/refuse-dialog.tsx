import {
  Alert,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { useWords } from '../../words/words.tsx'

type Props = {
  document: DocumentAnswer
  problem: string
  isBusy: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Why a paper is not good, in words the customer reads. */
export function RefuseDialog({ document, problem, isBusy, onRefuse, onClose }: Props) {
  const t = useWords('documents')
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty && !isBusy) onRefuse(reason.trim())
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={send} noValidate>
        <DialogTitle id={titleId}>{t('refuseTitle')}</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {t('reasonLanguage', { language: t(`languages.${document.language}`) })}
          </Typography>
          <Stack role="group" aria-label={t('ready')} sx={{ gap: 0.75, mb: 2, alignItems: 'start' }}>
            {document.reasons.map((ready) => (
              <Chip
                key={ready}
                label={ready}
                lang={document.language}
                variant={reason === ready ? 'filled' : 'outlined'}
                onClick={() => setReason(ready)}
                sx={{
                  height: 'auto',
                  py: 0.75,
                  '& .MuiChip-label': { whiteSpace: 'normal', fontWeight: 400 },
                }}
              />
            ))}
          </Stack>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            required
            label={t('reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing}
            helperText={isMissing ? t('reasonNeeded') : undefined}
            slotProps={{ htmlInput: { maxLength: 500, lang: document.language } }}
          />
          {problem ? (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{t('leave')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy}>
            {t('sendRefusal')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

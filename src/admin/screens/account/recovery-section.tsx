import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useSend } from '../../api/use-api.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** For the day the phone is lost. */
export function RecoverySection({ left }: { left: number }) {
  const { t } = useWords('account')
  const [codes, setCodes] = useState<string[]>()
  const { send, problem, isSending } = useSend('POST /me/recovery-codes', (made) => setCodes(made.codes))
  return (
    <TitledPaper title={t('recovery.title')} lead={t('recovery.lead')}>
      <Typography>{t('recovery.left', { count: left })}</Typography>
      <ProblemAlert problem={problem} />
      <Button variant="outlined" disabled={isSending} onClick={() => send()} sx={{ justifySelf: 'start' }}>
        {t('recovery.make')}
      </Button>
      {codes ? <Codes codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </TitledPaper>
  )
}

/** Closed by its own button alone: they are not shown again. */
function Codes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useWords('account')
  const titleId = useId()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('recovery.dialog')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('recovery.once')}</DialogContentText>
        <Box
          component="ol"
          sx={{ fontFamily: 'monospace', fontSize: '1.125rem', columns: { sm: 2 }, lineHeight: 1.9, mb: 0 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <CopyButton text={codes.join('\n')} copied={t('recovery.copied')}>
          {t('recovery.copy')}
        </CopyButton>
        <Button variant="contained" color="secondary" onClick={onClose}>
          {t('recovery.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

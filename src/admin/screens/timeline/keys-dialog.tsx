import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { Say } from '../../words/words.tsx'

const keys = ['arrows', 'enter', 'shiftSide', 'ctrlSide', 'shiftUp', 'plus', 'escape'] as const

export function KeysDialog({ t, onClose }: { t: Say<'timeline'>; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="tl-keys">
      <DialogTitle id="tl-keys">{t('keys.title')}</DialogTitle>
      <DialogContent>
        <dl className="tl-facts">
          {keys.map((key) => (
            <div key={key}>
              <dt>{t(`keys.${key}`)}</dt>
              <dd>{t(`keys.${key}Text`)}</dd>
            </div>
          ))}
        </dl>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('keys.pointer')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('keys.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

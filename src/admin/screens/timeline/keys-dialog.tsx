import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { Fact, Facts } from '../../ui/facts.tsx'
import type { Say } from '../../words/words.tsx'

const keys = ['arrows', 'enter', 'shiftSide', 'ctrlSide', 'shiftUp', 'plus', 'escape'] as const

export function KeysDialog({ t, onClose }: { t: Say<'timeline'>; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="tl-keys">
      <DialogTitle id="tl-keys">{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Facts>
          {keys.map((key) => (
            <Fact key={key} name={t(`keys.${key}`)}>
              {t(`keys.${key}Text`)}
            </Fact>
          ))}
        </Facts>
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

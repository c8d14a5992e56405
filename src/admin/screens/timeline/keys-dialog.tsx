import { Typography } from '@mui/material'
import { ReadDialog } from '../../ui/dialogs.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useWords } from '../../words/words.tsx'

const keys = ['arrows', 'enter', 'shiftSide', 'ctrlSide', 'shiftUp', 'plus', 'escape'] as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords('timeline')
  return (
    <ReadDialog title={t('keys.title')} width="sm" close={t('keys.close')} onClose={onClose}>
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
    </ReadDialog>
  )
}

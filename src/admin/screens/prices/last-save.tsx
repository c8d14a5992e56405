import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { useSend } from '../../api/use-api.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import type { PriceDraft } from './use-price-draft.ts'

type LastSaveProps = { draft: PriceDraft; onUndone: (list: PriceListAnswer) => void }

/** Who saved prices last, and the way back. */
export function LastSave({ draft, onUndone }: LastSaveProps) {
  const { t, time } = useWords('prices')
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const undoing = useSend('POST /prices/undo', (list) => {
    setAsking(false)
    notify(t('undo.done'), { type: 'success' })
    onUndone(list)
  })
  const { lastSave } = draft.saved
  if (!lastSave) return null
  const { id, at, by, count, isCovered } = lastSave
  const close = () => {
    setAsking(false)
    undoing.forget()
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <Note>
        {t('undo.last', { time: time(at), by: by ?? t('undo.nobody'), count })}
        {isCovered ? ` ${t('undo.covered')}` : ''}
      </Note>
      {draft.isReadOnly || isCovered ? null : (
        <Button size="small" disabled={draft.isDirty} onClick={() => setAsking(true)}>
          {t('undo.button')}
        </Button>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t('undo.title')}
          question={t('undo.question', { time: time(at), by: by ?? t('undo.nobody'), count })}
          yes={t('undo.yes')}
          no={t('undo.no')}
          problem={undoing.problem}
          isSending={undoing.isSending}
          onYes={() => undoing.send({ body: { saveId: id } })}
          onClose={close}
        />
      ) : null}
    </Stack>
  )
}

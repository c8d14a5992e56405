import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, usePermissions, useRefresh } from 'react-admin'
import { callApi } from '../../api/untyped-api.ts'
import { useWords } from '../../words/words.tsx'

/** Everything held about a person, and the end of it. */
export function ClientPrivacy({ id }: { id: number }) {
  const t = useWords('records')
  const { permissions: role } = usePermissions()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const [isAsking, setAsking] = useState(false)
  const erase = async () => {
    const answer = await callApi(`/clients/${id}/erase`, { method: 'POST', body: {} })
    setAsking(false)
    notify(answer.ok ? t('privacy.erased') : answer.problem.detail, { type: answer.ok ? 'success' : 'error' })
    if (answer.ok) refresh()
  }
  return (
    <>
      <Button component="a" href={`/api/admin/clients/${id}/export`} variant="outlined" download>
        {t('privacy.export')}
      </Button>
      {role === 'owner' ? (
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          {t('privacy.erase')}
        </Button>
      ) : null}
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{t('privacy.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('privacy.explained')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('privacy.keep')}</Button>
          <Button color="error" variant="contained" onClick={() => void erase()}>
            {t('privacy.erase')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

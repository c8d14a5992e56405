import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, usePermissions, useRefresh } from 'react-admin'
import { useSend } from '../../api/use-api.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { useWords } from '../../words/words.tsx'

/** Everything held about a person, and the end of it. */
export function ClientPrivacy({ id }: { id: number }) {
  const { t } = useWords('records')
  const { permissions: role } = usePermissions()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const { send, ...sending } = useSend('POST /clients/:id/erase', () => {
    setIsAsking(false)
    notify(t('privacy.erased'), { type: 'success' })
    refresh()
  })
  return (
    <>
      <Button component="a" href={`/api/admin/clients/${id}/export`} variant="outlined" download>
        {t('privacy.export')}
      </Button>
      {role === 'owner' ? (
        <Button color="error" variant="outlined" onClick={() => setIsAsking(true)}>
          {t('privacy.erase')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('privacy.question')}
          question={t('privacy.explained')}
          yes={t('privacy.erase')}
          no={t('privacy.keep')}
          {...sending}
          onYes={() => send({ params: { id } })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { AccountAnswer } from '../../../contract/staff/sign-in.ts'
import { callApi } from '../../api/call-api.ts'
import { canUsePasskeys, makePasskey } from '../../api/passkeys.ts'
import { useSend } from '../../api/use-api.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { KeptThing } from './kept-thing.tsx'

type Passkey = AccountAnswer['passkeys'][number]

/** What one signs in with instead of password and code. */
export function PasskeysSection({ passkeys, isPossible }: { passkeys: Passkey[]; isPossible: boolean }) {
  const { t, instant } = useWords('account')
  const [leaving, setLeaving] = useState<Passkey>()
  const nameOf = ({ device }: Passkey) => device || t('sessions.unknown')
  return (
    <TitledPaper title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <PlainList gap={2} none={t('passkeys.none')}>
        {passkeys.map((passkey) => (
          <KeptThing
            key={passkey.id}
            name={nameOf(passkey)}
            facts={[
              t('passkeys.made', { at: instant(passkey.createdAt) }),
              passkey.lastUsedAt ? t('passkeys.used', { at: instant(passkey.lastUsedAt) }) : '',
            ]}
          >
            <Button
              aria-label={t('passkeys.removeOf', { device: nameOf(passkey) })}
              onClick={() => setLeaving(passkey)}
            >
              {t('passkeys.remove')}
            </Button>
          </KeptThing>
        ))}
      </PlainList>
      {isPossible && canUsePasskeys() ? <AddPasskey /> : <Quiet>{t('passkeys.notHere')}</Quiet>}
      {leaving ? (
        <RemovePasskey id={leaving.id} device={nameOf(leaving)} onClose={() => setLeaving(undefined)} />
      ) : null}
    </TitledPaper>
  )
}

function AddPasskey() {
  const { t } = useWords('account')
  const notify = useNotify()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ detail: string } | string>()
  const add = async () => {
    const offer = await callApi('POST /me/passkeys/offer')
    if (!offer.ok) return offer.problem
    const credential = await makePasskey(offer.value)
    if (!credential) return t('passkeys.cancelled')
    const made = await callApi('POST /me/passkeys', { body: { credential } })
    if (!made.ok) return made.problem
    notify(t('passkeys.added'), { type: 'success' })
    await client.invalidateQueries()
    return undefined
  }
  const press = async () => {
    setBusy(true)
    setProblem(await add())
    setBusy(false)
  }
  return (
    <>
      <ProblemAlert problem={problem} />
      <Button variant="outlined" disabled={isBusy} onClick={() => void press()} sx={{ justifySelf: 'start' }}>
        {t('passkeys.add')}
      </Button>
    </>
  )
}

function RemovePasskey({ id, device, onClose }: { id: number; device: string; onClose: () => void }) {
  const { t } = useWords('account')
  const notify = useNotify()
  const { send, ...sending } = useSend('DELETE /me/passkeys/:id', () => {
    notify(t('passkeys.removed'), { type: 'success' })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('passkeys.question', { device })}
      question={t('passkeys.explained')}
      yes={t('passkeys.remove')}
      no={t('passkeys.keep')}
      {...sending}
      onYes={() => send({ params: { id } })}
      onClose={onClose}
    />
  )
}

import { Button, Chip } from '@mui/material'
import { useNotify } from 'react-admin'
import type { AccountAnswer } from '../../../contract/staff/sign-in.ts'
import { useSend } from '../../api/use-api.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { KeptThing } from './kept-thing.tsx'

/** Where one is signed in, and the end of it. */
export function SessionsSection({ sessions }: Pick<AccountAnswer, 'sessions'>) {
  const { t, instant } = useWords('account')
  const notify = useNotify()
  const refused = ({ detail }: { detail: string }) => notify(detail, { type: 'error' })
  const one = useSend('POST /me/sessions/:id/end', () => notify(t('sessions.ended')), refused)
  const others = useSend('POST /me/end-other-sessions', () => notify(t('sessions.othersEnded')), refused)
  return (
    <TitledPaper title={t('sessions.title')} lead={t('sessions.lead')}>
      <PlainList gap={2}>
        {sessions.map(({ id, device, address, createdAt, lastSeenAt, isThis }) => (
          <KeptThing
            key={id}
            name={device || t('sessions.unknown')}
            facts={[
              address,
              t('sessions.since', { at: instant(createdAt) }),
              t('sessions.seen', { at: instant(lastSeenAt) }),
            ]}
          >
            {isThis ? (
              <Chip label={t('sessions.this')} size="small" />
            ) : (
              <Button
                disabled={one.isSending}
                aria-label={t('sessions.endOf', { device: device || t('sessions.unknown') })}
                onClick={() => one.send({ params: { id } })}
              >
                {t('sessions.end')}
              </Button>
            )}
          </KeptThing>
        ))}
      </PlainList>
      {sessions.length > 1 ? (
        <Button
          variant="outlined"
          disabled={others.isSending}
          onClick={() => others.send()}
          sx={{ justifySelf: 'start' }}
        >
          {t('sessions.endOthers')}
        </Button>
      ) : null}
    </TitledPaper>
  )
}

import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { BanAnswer } from '../../../contract/staff/people.ts'
import { useSend } from '../../api/use-api.ts'
import { DateInput } from '../../ui/date-field.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { InlineForm } from '../car/inline-form.tsx'

type Props = { personId: number; name: string; bans: readonly BanAnswer[] }

/** Whether the person may book by themselves, and what was said about it before. */
export function BanPanel({ personId, name, bans }: Props) {
  const { t } = useWords('people')
  const [isOpen, setOpen] = useState(false)
  const isBanned = bans.some(({ isInForce }) => isInForce)
  return (
    <TitledPaper title={t('ban.title')}>
      <PlainList gap={1.5} none={t('ban.none')}>
        {bans.map((ban) => (
          <BanLine key={ban.id} ban={ban} name={name} />
        ))}
      </PlainList>
      {isOpen ? (
        <BanForm personId={personId} onClose={() => setOpen(false)} />
      ) : isBanned ? null : (
        <Button variant="outlined" color="error" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {t('ban.start')}
        </Button>
      )}
    </TitledPaper>
  )
}

/** One ban: why, until when, who said so, and its end. */
export function BanLine({ ban, name }: { ban: BanAnswer; name: string }) {
  const { t, day, time } = useWords('people')
  const { send, problem, isSending } = useSend('POST /people/bans/:id/lift')
  const { isInForce, until, lifted } = ban
  const end = () => {
    if (lifted) return t('ban.lifted', { name: lifted.by, date: time(lifted.at) })
    return isInForce ? t('ban.inForce', { until: until ? day(until) : t('ban.noEnd') }) : t('ban.over')
  }
  return (
    <Box component="li">
      <Subheading component="p" sx={{ overflowWrap: 'anywhere' }}>
        {ban.reason}
      </Subheading>
      <Note>{[end(), t('ban.since', { name: ban.by, date: time(ban.at) })].join(' · ')}</Note>
      <ProblemAlert problem={problem} />
      {isInForce ? (
        <Button
          size="small"
          aria-label={t('ban.liftOf', { name })}
          disabled={isSending}
          onClick={() => send({ params: { id: ban.id } })}
        >
          {t('ban.lift')}
        </Button>
      ) : null}
    </Box>
  )
}

function BanForm({ personId, onClose }: { personId: number; onClose: () => void }) {
  const { t } = useWords('people')
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const { send, problem, isSending } = useSend('POST /clients/:id/ban', onClose)
  return (
    <InlineForm
      save={t('ban.save')}
      cancel={t('ban.cancel')}
      problem={problem}
      isSending={isSending || reason.trim() === ''}
      onSend={() => send({ params: { id: personId }, body: { reason, until: until || null } })}
      onClose={onClose}
    >
      <TextInput
        label={t('ban.reason')}
        helperText={t('ban.reasonHint')}
        value={reason}
        onChange={setReason}
      />
      <DateInput
        label={t('ban.until')}
        helperText={t('ban.untilHint')}
        value={until}
        onChange={setUntil}
        fullWidth
      />
    </InlineForm>
  )
}

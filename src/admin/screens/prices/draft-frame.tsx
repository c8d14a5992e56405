import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import type { ResourceName } from '../../../contract/records/resource.ts'
import type { RecordedChange } from '../../../contract/staff/records.ts'
import { ChangedFields, RecordName } from '../../ui/change-log.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { loggedWord } from '../../words/react-words.ts'
import { useWords } from '../../words/words.tsx'
import { TrialBar } from './trial-bar.tsx'
import type { PriceDraft } from './use-price-draft.ts'

type DraftFrameProps = {
  draft: PriceDraft
  save: string
  /** Something must be mended first. */
  isBlocked?: boolean
  onSave: () => void
  onDiscard: () => void
  children: ReactNode
}

/** Around all that edits prices: whoever leaves is asked, and the trial rental and the buttons stay in sight. */
export function DraftFrame({ draft, children, ...buttons }: DraftFrameProps) {
  const theirs = draft.problem?.changes as RecordedChange[] | undefined
  return (
    <>
      <LeaveGuard isDirty={draft.isDirty} />
      {children}
      <ProblemAlert problem={draft.problem} sx={{ mt: 2 }}>
        {theirs ? <TheirChanges changes={theirs} /> : null}
      </ProblemAlert>
      <TrialBar draft={draft}>{draft.isReadOnly ? null : <Buttons draft={draft} {...buttons} />}</TrialBar>
    </>
  )
}

/** What colleagues made of prices meanwhile; one’s own are in the desk around it. */
function TheirChanges({ changes }: { changes: RecordedChange[] }) {
  const { messages, instant } = useWords('prices')
  return (
    <PlainList gap={1} sx={{ mt: 1 }}>
      {changes.map(({ id, resource, recordId, adminName, createdAt, before, after }) => (
        <li key={id}>
          {`${loggedWord(messages, resource) ?? resource}: `}
          <RecordName resource={resource as ResourceName} id={recordId} />
          {` · ${adminName}, ${instant(createdAt)}`}
          <ChangedFields resource={resource as ResourceName} before={before} after={after} />
        </li>
      ))}
    </PlainList>
  )
}

/** Stand in the trial rental's bar; on a phone only once there is something to save. */
function Buttons({ draft, save, isBlocked = false, onSave, onDiscard }: Omit<DraftFrameProps, 'children'>) {
  const { t } = useWords('prices')
  const { isDirty, isSaving } = draft
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        width: { xs: '100%', sm: 'auto' },
        display: { xs: isDirty ? 'flex' : 'none', sm: 'flex' },
      }}
    >
      <Button disabled={!isDirty} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        disabled={!isDirty || isBlocked || isSaving}
        onClick={onSave}
        sx={{ flexGrow: 1 }}
      >
        {save}
      </Button>
    </Stack>
  )
}

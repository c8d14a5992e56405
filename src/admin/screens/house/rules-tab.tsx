import { Button, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { RulesAnswer, RulesInEuros } from '../../../contract/staff/house.ts'
import type { RuleName } from '../../../domain/house-rules.ts'
import { useStaff } from '../../api/session.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { onlyTheirs, useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'
import { type Draft, isWithin, RuleGroup, ruleGroups } from './rule-group.tsx'
import { RulesHistory } from './rules-history.tsx'
import { RulesTrial } from './rules-trial.tsx'

/** The rules of the house: changed in a draft, tried on a rental, saved together. */
export function RulesTab() {
  const { t } = useWords('house')
  const answer = useApi('GET /house/rules')
  return (
    <Loaded answer={answer} loading={t('loading')}>
      {(read) => <RulesForm key={read.rulesId ?? 0} read={read} onReload={answer.reload} />}
    </Loaded>
  )
}

/** Taken back after a colleague was faster, they begin anew from what the colleague saved. */
function RulesForm({ read, onReload }: { read: RulesAnswer; onReload: () => void }) {
  const { t, number, amount } = useWords('house')
  const notify = useNotify()
  const isOwner = useStaff()?.role === 'owner'
  const [draft, setDraft] = useState<Draft>(read.rules)
  const saving = useSend('POST /house/rules', () => notify(t('saved'), { type: 'success' }))
  const { newer } = useNewer<Draft>(saving.problem, ({ current }) =>
    setDraft({ ...draft, ...onlyTheirs<Draft>(read.rules, draft, current) }),
  )
  const seenId = newer ? (newer.rulesId as number | null) : read.rulesId
  const names = Object.keys(read.rules) as RuleName[]
  const isChanged = names.some((name) => draft[name] !== read.rules[name])
  const faulty = names.filter((name) => !isWithin(draft[name], name, read.bounds))
  const isWhole = faulty.length === 0
  return (
    <>
      <LeaveGuard isDirty={isChanged} />
      <TitledPaper title={t('tabs.rules')} lead={t('rules.lead')}>
        {ruleGroups.map((group) => (
          <RuleGroup
            key={group}
            group={group}
            read={read}
            draft={draft}
            faulty={faulty}
            isReadOnly={!isOwner}
            onChange={(name, value) => {
              saving.forget()
              setDraft((last) => ({ ...last, [name]: value }))
            }}
          />
        ))}
        <FeesNote />
        {newer ? (
          <ValueVersions<Draft>
            key={seenId ?? 0}
            fields={names.map((name) => ({
              name,
              label: t(`rules.names.${name}`),
              say: (rules) => (name === 'extraKilometrePrice' ? amount : number)(rules[name] ?? 0),
            }))}
            seen={read.rules}
            newer={newer}
            mine={draft}
            onWrite={(changes) => setDraft({ ...draft, ...changes })}
          />
        ) : null}
        <ProblemAlert problem={saving.problem?.code === 'changed_meanwhile' ? undefined : saving.problem} />
        {isOwner ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              color="secondary"
              disabled={!isChanged || !isWhole || saving.isSending}
              onClick={() => saving.send({ body: { rules: draft, seenId } })}
            >
              {t('save')}
            </Button>
            <Button disabled={!isChanged} onClick={() => (newer ? onReload() : setDraft(read.rules))}>
              {t('undo')}
            </Button>
          </Stack>
        ) : (
          <Quiet>{t('ownersOnly')}</Quiet>
        )}
      </TitledPaper>
      {isOwner ? <RulesTrial rules={isWhole ? (draft as RulesInEuros) : undefined} /> : null}
      <RulesHistory history={read.history} />
    </>
  )
}

/** What is set elsewhere, and the way there. */
function FeesNote() {
  const { t } = useWords('house')
  return (
    <Note>
      {t('rules.fees')}{' '}
      <Link component={RouterLink} to="/admin/company">
        {t('rules.toCompany')}
      </Link>
      {' · '}
      <Link component={RouterLink} to="/admin/groups">
        {t('rules.toGroups')}
      </Link>
    </Note>
  )
}

import { Box, Button, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { RulesAnswer, RulesInEuros } from '../../../contract/staff/house.ts'
import type { RuleName } from '../../../domain/house-rules.ts'
import { useStaff } from '../../api/session.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet, Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { onlyTheirs, useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'
import { RulesTrial } from './rules-trial.tsx'

const groups = {
  cancelling: ['freeCancelHours', 'lateCancelDays'],
  holds: [
    'payNowMinutes',
    'payingMinutes',
    'unconfirmedMinutes',
    'requestMinutes',
    'phoneHoldMinutes',
    'phoneHoldHour',
  ],
  driver: ['leastAge', 'licenceYears'],
  return: ['graceMinutes', 'turnaroundMinutes', 'missingCarHours'],
  distance: ['kilometresPerDay', 'extraKilometrePrice', 'chargedPercent'],
  promises: ['refundWorkingDays', 'complaintDays'],
  longterm: ['longtermDays', 'longtermOfferMonths', 'longtermNoticeDays', 'kilometresPerMonth'],
} as const satisfies Record<string, readonly RuleName[]>

const groupNames = Object.keys(groups) as (keyof typeof groups)[]

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

type Draft = Record<RuleName, number | null>

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
        {groupNames.map((group) => (
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
      <History history={read.history} />
    </>
  )
}

/** A price is in euros here, and its bounds in cents. */
const limits = (name: RuleName, bounds: RulesAnswer['bounds']): [number, number] => {
  const [least, most] = bounds[name]
  return name === 'extraKilometrePrice' ? [least / 100, most / 100] : [least, most]
}

function isWithin(value: number | null, name: RuleName, bounds: RulesAnswer['bounds']): boolean {
  const [least, most] = limits(name, bounds)
  if (value === null || Number.isNaN(value) || value < least || value > most) return false
  return name === 'extraKilometrePrice' || Number.isInteger(value)
}

type GroupProps = {
  group: keyof typeof groups
  read: RulesAnswer
  draft: Record<RuleName, number | null>
  faulty: readonly RuleName[]
  isReadOnly: boolean
  onChange: (name: RuleName, value: number | null) => void
}

function RuleGroup({ group, read, draft, faulty, isReadOnly, onChange }: GroupProps) {
  const { t, number, amount } = useWords('house')
  const said = (name: RuleName, value: number) =>
    name === 'extraKilometrePrice' ? amount(value) : number(value)
  return (
    <Box component="section" aria-label={t(`rules.groups.${group}`)}>
      <Subheading sx={{ mb: 1.5 }}>{t(`rules.groups.${group}`)}</Subheading>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {groups[group].map((name: RuleName) => {
          const [least, most] = limits(name, read.bounds)
          const hint = `${t(`rules.hints.${name}`)} ${t('rules.standard', { value: said(name, read.standard[name]) })}`
          return (
            <AmountField
              key={name}
              label={t(`rules.names.${name}`)}
              value={draft[name]}
              disabled={isReadOnly}
              helperText={hint}
              fault={
                faulty.includes(name)
                  ? t('faults.bounds', { least: said(name, least), most: said(name, most) })
                  : undefined
              }
              onChange={(value) => onChange(name, value)}
            />
          )
        })}
      </Box>
    </Box>
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

function History({ history }: Pick<RulesAnswer, 'history'>) {
  const { t, time, number } = useWords('house')
  return (
    <TitledPaper title={t('rules.history')}>
      <PlainList gap={1.5} none={t('rules.noHistory')}>
        {history.map(({ id, at, by, changes }) => (
          <li key={id}>
            <Note>{[time(at), by].filter(Boolean).join(', ')}</Note>
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                {t('rules.change', {
                  name: t(`rules.names.${name}`),
                  before: number(before),
                  after: number(after),
                })}
              </div>
            ))}
          </li>
        ))}
      </PlainList>
    </TitledPaper>
  )
}

import { Box } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import type { RulesInEuros, TriedRules } from '../../../contract/staff/house.ts'
import { useTypedApi } from '../../api/use-api.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

const happenings = ['cancelHours', 'lateMinutes', 'kilometres'] as const
type Happens = Record<(typeof happenings)[number], number | null>

const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0

/** One rental by the rules in force and by the draft, before anything is saved. */
export function RulesTrial({ rules }: { rules: RulesInEuros | undefined }) {
  const { t, money, time, whole } = useWords('house')
  const [happens, setHappens] = useState<Happens>({ cancelHours: 30, lateMinutes: 45, kilometres: 900 })
  const { cancelHours, lateMinutes, kilometres } = happens
  const isAsked = rules && isCount(cancelHours) && isCount(lateMinutes) && isCount(kilometres)
  const { value, problem } = useTypedApi(
    'POST /house/rules/trial',
    isAsked ? { body: { rules, cancelHours, lateMinutes, kilometres } } : skipToken,
  )
  const rows: { name: string; said: (tried: TriedRules) => string }[] = [
    { name: t('rules.trial.refund'), said: ({ refund }) => money(refund) },
    { name: t('rules.trial.cancelFee'), said: ({ cancelFee }) => money(cancelFee) },
    { name: t('rules.trial.lateFee'), said: ({ lateFee }) => money(lateFee) },
    { name: t('rules.trial.included'), said: ({ kilometresIncluded }) => whole(kilometresIncluded) },
    { name: t('rules.trial.kilometresFee'), said: ({ kilometresFee }) => money(kilometresFee) },
    { name: t('rules.trial.readyAt'), said: ({ readyAt }) => time(readyAt) },
    { name: t('rules.trial.changeUntil'), said: ({ changeUntil }) => time(changeUntil) },
  ]
  const example = value?.example
  return (
    <TitledPaper
      title={t('rules.trial.title')}
      lead={
        example
          ? t('rules.trial.example', {
              group: example.group,
              place: example.place,
              from: time(example.rentAt),
              to: time(example.returnAt),
              price: money(example.price),
            })
          : undefined
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
        }}
      >
        {happenings.map((name) => (
          <AmountField
            key={name}
            label={t(`rules.trial.${name}`)}
            value={happens[name]}
            onChange={(typed) => setHappens((last) => ({ ...last, [name]: typed }))}
          />
        ))}
      </Box>
      <ProblemAlert problem={problem} />
      {value && !example ? <Quiet>{t('rules.trial.none')}</Quiet> : null}
      {value?.before && value.after ? (
        <DataTable
          caption={t('rules.trial.what')}
          rows={rows}
          keyOf={({ name }) => name}
          isWrapping
          columns={[
            { head: t('rules.trial.what'), render: ({ name }) => name },
            { head: t('rules.trial.before'), render: ({ said }) => value.before && said(value.before) },
            {
              head: t('rules.trial.after'),
              render: ({ said }) => {
                if (!value.before || !value.after) return null
                const [before, after] = [said(value.before), said(value.after)]
                return before === after ? after : <strong>{after}</strong>
              },
            },
          ]}
        />
      ) : null}
    </TitledPaper>
  )
}

import { Box } from '@mui/material'
import type { RulesAnswer } from '../../../contract/staff/house.ts'
import type { RuleName } from '../../../domain/house-rules.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Subheading } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

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

type GroupName = keyof typeof groups

export const ruleGroups = Object.keys(groups) as GroupName[]

/** What stands in the fields; null where there is nothing. */
export type Draft = Record<RuleName, number | null>

/** A price is in euros here, and its bounds in cents. */
const limits = (name: RuleName, bounds: RulesAnswer['bounds']): [number, number] => {
  const [least, most] = bounds[name]
  return name === 'extraKilometrePrice' ? [least / 100, most / 100] : [least, most]
}

export function isWithin(value: number | null, name: RuleName, bounds: RulesAnswer['bounds']): boolean {
  const [least, most] = limits(name, bounds)
  if (value === null || Number.isNaN(value) || value < least || value > most) return false
  return name === 'extraKilometrePrice' || Number.isInteger(value)
}

type Props = {
  group: GroupName
  read: RulesAnswer
  draft: Draft
  faulty: readonly RuleName[]
  isReadOnly: boolean
  onChange: (name: RuleName, value: number | null) => void
}

/** Rules that are about one thing. */
export function RuleGroup({ group, read, draft, faulty, isReadOnly, onChange }: Props) {
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

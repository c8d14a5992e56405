import { Alert, Box, Snackbar, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { TrialBody } from '../../../contract/staff/prices.ts'
import { useStaff } from '../../api/session.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { writeAmount } from './amount-text.ts'
import { CouponsTab } from './coupons-tab.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PeriodsTab } from './periods-tab.tsx'
import { RangesTab } from './ranges-tab.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { SeasonsTab } from './seasons-tab.tsx'
import { ServicesTab } from './services-tab.tsx'
import { TrialBar } from './trial-bar.tsx'
import { usePriceDraft } from './use-price-draft.ts'
import { useTrial } from './use-trial.ts'

const tabs = ['calendar', 'ranges', 'periods', 'services', 'coupons'] as const

/** All parts of the price list over one draft; the trial rental stays in sight under each of them. */
export function PriceDesk({
  list,
  onSaved,
}: {
  list: PriceListAnswer
  onSaved: (list: PriceListAnswer) => void
}) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  const isReadOnly = useStaff()?.role !== 'owner'
  const [tab, setTab] = useState<(typeof tabs)[number]>('calendar')
  const [trial, setTrial] = useState<TrialBody | null>(list.trial)
  const [isSaid, say] = useState(false)
  const desk = usePriceDraft(list, (saved) => {
    say(true)
    onSaved(saved)
  })
  const { draft, drafted, edits, typedFaults } = desk
  const isFaulty = typedFaults.size > 0
  // Numbers that cannot be read are mended first; the server is asked about the rest.
  const state = useTrial(isFaulty ? undefined : edits.map(({ edit }) => edit), trial)
  const faults = desk.faultsWith(desk.refusal ?? state.problem)
  const changeTrial = (changes: Partial<TrialBody>) => setTrial((last) => last && { ...last, ...changes })
  const addRange = () => {
    const last = drafted.ranges.at(-1)
    const minDay = last ? Number(last.maxDay || last.minDay) + 1 : 1
    desk.changeRange({ id: desk.newId(), minDay: String(minDay), maxDay: '' })
  }
  const addPeriod = () => {
    const day = trial?.rentDate.slice(0, 10) ?? ''
    desk.changeEndRegulation({ id: desk.newId(), start: day, end: day, amount: '', isDiscount: true })
  }
  return (
    <>
      <LeaveGuard isDirty={edits.length > 0} />
      <Tabs
        value={tab}
        onChange={(_event, chosen: (typeof tabs)[number]) => setTab(chosen)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('title')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={{ minHeight: 'calc(100vh - 320px)' }}
      >
        {tab === 'calendar' ? (
          <SeasonsTab
            list={list}
            desk={desk}
            faults={faults}
            isReadOnly={isReadOnly}
            trial={trial}
            onTrial={changeTrial}
          />
        ) : tab === 'ranges' ? (
          <RangesTab
            ranges={drafted.ranges}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={desk.changeRange}
            onAdd={addRange}
            onRemove={(id) => desk.remove('ranges', id)}
          />
        ) : tab === 'periods' ? (
          <PeriodsTab
            weekend={draft.weekend ?? writeAmount(list.weekend, locale)}
            tax={draft.tax ?? writeAmount(list.tax, locale)}
            endRegulations={drafted.endRegulations}
            faults={faults}
            isReadOnly={isReadOnly}
            onWeekend={desk.changeWeekend}
            onTax={desk.changeTax}
            onChange={desk.changeEndRegulation}
            onAdd={addPeriod}
            onRemove={(id) => desk.remove('endRegulations', id)}
          />
        ) : tab === 'services' ? (
          <ServicesTab
            services={drafted.services}
            facts={list.services}
            ranges={drafted.ranges}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={desk.changeService}
          />
        ) : (
          <CouponsTab list={list} isReadOnly={isReadOnly} />
        )}
      </Box>
      {desk.refusal ? (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {desk.refusal.detail}
        </Alert>
      ) : null}
      {trial ? (
        <TrialBar
          trial={trial}
          state={state}
          list={list}
          isFaulty={isFaulty || state.problem?.errors?.some(({ path }) => path.startsWith('edits.')) === true}
          onChange={changeTrial}
        >
          {isReadOnly ? null : (
            <SaveButtons
              save={t('save', { count: edits.length })}
              discard={t('discard')}
              isDirty={edits.length > 0}
              isBlocked={isFaulty || desk.isSaving}
              onSave={() => void desk.save()}
              onDiscard={desk.discard}
            />
          )}
        </TrialBar>
      ) : (
        <Alert severity="warning">{t('trial.noPlace')}</Alert>
      )}
      <Snackbar
        open={isSaid}
        autoHideDuration={5000}
        onClose={() => say(false)}
        message={t('saved')}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      />
    </>
  )
}

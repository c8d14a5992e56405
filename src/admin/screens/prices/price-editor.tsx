import { Skeleton } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { useNotify } from 'react-admin'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tabbed } from '../../ui/tabbed.tsx'
import { useWords } from '../../words/words.tsx'
import { CouponsTab } from './coupons-tab.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { LastSave } from './last-save.tsx'
import { PeriodsTab } from './periods-tab.tsx'
import { RangesTab } from './ranges-tab.tsx'
import { SeasonsTab } from './seasons-tab.tsx'
import { ServicesTab } from './services-tab.tsx'
import { type PriceDraft, usePriceDraft } from './use-price-draft.ts'
import { usePriceList } from './use-price-list.ts'

/** The price list: a year of days per group, its seasons, and a trial rental that follows every change. */
export function PriceCalendarScreen() {
  const { t } = useWords('prices')
  const { list, problem, setSaved } = usePriceList()
  return (
    <Screen title={t('title')} subtitle={t('lead')}>
      <ProblemAlert problem={problem} />
      {list ? <PriceEditor list={list} onSaved={setSaved} /> : <Skeleton variant="rounded" height={480} />}
    </Screen>
  )
}

const tabs = ['calendar', 'ranges', 'periods', 'services', 'coupons'] as const
type TabName = (typeof tabs)[number]

const parts: Record<TabName, ComponentType<{ draft: PriceDraft }>> = {
  calendar: SeasonsTab,
  ranges: RangesTab,
  periods: PeriodsTab,
  services: ServicesTab,
  coupons: CouponsTab,
}

type PriceEditorProps = { list: PriceListAnswer; onSaved: (list: PriceListAnswer) => void }

/** All parts of the price list over one draft; the trial rental stays in sight under each of them. */
function PriceEditor({ list, onSaved }: PriceEditorProps) {
  const { t } = useWords('prices')
  const notify = useNotify()
  const [tab, setTab] = useState<TabName>('calendar')
  const draft = usePriceDraft(list, list.trial, (saved) => {
    notify(t('saved'), {
      type: 'success',
      autoHideDuration: 8000,
      anchorOrigin: { vertical: 'top', horizontal: 'center' },
    })
    onSaved(saved)
  })
  const Part = parts[tab]
  return (
    <DraftFrame
      draft={draft}
      save={t('save', { count: draft.edits.length })}
      isBlocked={draft.isMistyped}
      onSave={() => draft.save()}
      onDiscard={draft.discard}
    >
      <Tabbed
        title={t('title')}
        tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        tab={tab}
        onTab={setTab}
        sx={{ minHeight: 'calc(100vh - 320px)' }}
      >
        <LastSave draft={draft} onUndone={onSaved} />
        <Part draft={draft} />
      </Tabbed>
    </DraftFrame>
  )
}

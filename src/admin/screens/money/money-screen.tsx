import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { Screen } from '../../ui/screen.tsx'
import { Tabbed } from '../../ui/tabbed.tsx'
import { useWords } from '../../words/words.tsx'
import { AgesTab } from './ages-tab.tsx'
import { DayTab } from './day-tab.tsx'
import { ExportsTab } from './exports-tab.tsx'
import { RevenueTab } from './revenue-tab.tsx'
import { VatTab } from './vat-tab.tsx'

const tabs = ['day', 'vat', 'ages', 'revenue', 'exports'] as const
type TabName = (typeof tabs)[number]

const parts: Record<TabName, ComponentType> = {
  day: DayTab,
  vat: VatTab,
  ages: AgesTab,
  revenue: RevenueTab,
  exports: ExportsTab,
}

/** Where the company's money is, and what the accountant asks for. The tab stands in the address. */
export function MoneyScreen() {
  const { t } = useWords('money')
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'day'
  const Part = parts[tab]
  return (
    <Screen title={t('title')}>
      <Tabbed
        title={t('title')}
        tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        tab={tab}
        onTab={(chosen) => setQuery({ tab: chosen }, { replace: true })}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Part />
      </Tabbed>
    </Screen>
  )
}

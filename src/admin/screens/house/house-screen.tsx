import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { Screen } from '../../ui/screen.tsx'
import { Tabbed } from '../../ui/tabbed.tsx'
import { useWords } from '../../words/words.tsx'
import { HoursTab } from './hours-tab.tsx'
import { LettersTab } from './letters-tab.tsx'
import { LookTab } from './look-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { TermsTab } from './terms-tab.tsx'

const tabs = ['rules', 'hours', 'letters', 'terms', 'look'] as const
type TabName = (typeof tabs)[number]

const parts: Record<TabName, ComponentType> = {
  rules: RulesTab,
  hours: HoursTab,
  letters: LettersTab,
  terms: TermsTab,
  look: LookTab,
}

/** What the owner sets for all rentals, letters and papers. The tab stands in the address. */
export function HouseScreen() {
  const { t } = useWords('house')
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'rules'
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

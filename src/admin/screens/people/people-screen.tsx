import { Box, Link } from '@mui/material'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { useApi } from '../../api/use-api.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tabbed } from '../../ui/tabbed.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { BanLine } from './ban-panel.tsx'
import { DuplicateGroups } from './duplicate-groups.tsx'

const tabs = ['duplicates', 'bans'] as const

/** Who may be one person, and who may not book. The tab stands in the address. */
export function PeopleScreen() {
  const { t } = useWords('people')
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'duplicates'
  return (
    <Screen title={t('title')}>
      <Tabbed
        title={t('tabs.label')}
        tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        tab={tab}
        onTab={(chosen) => setQuery({ tab: chosen }, { replace: true })}
      >
        {tab === 'duplicates' ? <Duplicates /> : <BlockList />}
      </Tabbed>
    </Screen>
  )
}

function Duplicates() {
  const { t } = useWords('people')
  return (
    <Loaded answer={useApi('GET /people/duplicates')} loading={t('loading')}>
      {({ groups }) => <DuplicateGroups groups={groups} />}
    </Loaded>
  )
}

function BlockList() {
  const { t } = useWords('people')
  return (
    <Loaded answer={useApi('GET /people/bans')} loading={t('loading')}>
      {({ bans }) => (
        <TitledPaper title={t('tabs.bans')} count={bans.length}>
          <PlainList gap={2} none={t('ban.listNone')}>
            {bans.map(({ person, ...ban }) => (
              <Box component="li" key={ban.id}>
                <Link component={RouterLink} to={`/admin/clients/${person.id}/show`}>
                  {person.name}
                </Link>
                <PlainList>
                  <BanLine ban={ban} name={person.name} />
                </PlainList>
              </Box>
            ))}
          </PlainList>
        </TitledPaper>
      )}
    </Loaded>
  )
}

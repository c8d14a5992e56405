import { Box, Button, Chip, Stack } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router'
import type { PersonCardAnswer } from '../../../contract/staff/people.ts'
import { useApi } from '../../api/use-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { BanPanel } from './ban-panel.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { DuplicateGroups } from './duplicate-groups.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { BalancePanel, ContactPanel } from './person-facts.tsx'
import { PersonRentals } from './person-rentals.tsx'

/** Everything about one person, whichever of their records was opened. */
export function PersonScreen() {
  const { t } = useWords('people')
  const id = Number(useParams().id)
  const answer = useApi('GET /clients/:id/card', { params: { id } })
  const card = answer.value
  return (
    <Screen
      title={card ? nameOf(card.person) : t('loading')}
      subtitle={card ? <Marks card={card} /> : null}
      actions={
        <>
          <Button component={RouterLink} to="/admin/clients">
            {t('back')}
          </Button>
          <Button variant="outlined" component={RouterLink} to={`/admin/clients/${card?.person.id ?? id}`}>
            {t('edit')}
          </Button>
        </>
      }
    >
      <Loaded answer={answer} loading={t('loading')}>
        {(loaded) => <Card card={loaded} />}
      </Loaded>
    </Screen>
  )
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** What has to be known before anything else. */
function Marks({ card }: { card: PersonCardAnswer }) {
  const { t } = useWords('people')
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {card.bans.some(({ isInForce }) => isInForce) ? (
        <Chip size="small" color="error" label={t('banned')} />
      ) : null}
      {card.person.isProven ? null : <Chip size="small" color="warning" label={t('unproven')} />}
    </Stack>
  )
}

function Card({ card }: { card: PersonCardAnswer }) {
  const column = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }
  const { person } = card
  return (
    <Columns columns="minmax(0, 3fr) minmax(0, 2fr)">
      <Box sx={column}>
        {card.duplicates.length > 0 ? <DuplicateGroups groups={card.duplicates} isOfOne /> : null}
        <PersonRentals rentals={card.rentals} />
        <NotesPanel personId={person.id} notes={card.notes} />
        <RecordHistory resource="clients" recordId={person.id} key={JSON.stringify(card)} />
      </Box>
      {/* Whom one speaks with, and whether they may drive, comes first where there is room for one column. */}
      <Box sx={{ ...column, order: { xs: -1, lg: 0 } }}>
        <ContactPanel card={card} />
        <BalancePanel balance={card.balance} />
        <DocumentsPanel documents={card.documents} />
        <BanPanel personId={person.id} name={nameOf(person)} bans={card.bans} />
      </Box>
    </Columns>
  )
}

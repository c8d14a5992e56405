import { Box, Button, Chip, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { DuplicatesAnswer, PersonAnswer } from '../../../contract/staff/people.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type Props = {
  groups: DuplicatesAnswer['groups']
  /** On a person's own card. */
  isOfOne?: boolean
}

/** People who may be one, by what they have in common; two at a time are compared. */
export function DuplicateGroups({ groups, isOfOne = false }: Props) {
  const { t } = useWords('people')
  const [pair, setPair] = useState<readonly [PersonAnswer, PersonAnswer]>()
  return (
    <TitledPaper title={t('duplicates.title')} lead={isOfOne ? undefined : t('duplicates.lead')}>
      <PlainList gap={2} none={t('duplicates.none')}>
        {groups.map((group) => (
          <Group
            key={group.people.map(({ id }) => id).join(' ')}
            group={group}
            onCompare={(one, other) => setPair([one, other])}
          />
        ))}
      </PlainList>
      {pair ? <MergeDialog pair={pair} onClose={() => setPair(undefined)} /> : null}
    </TitledPaper>
  )
}

type GroupProps = {
  group: DuplicatesAnswer['groups'][number]
  onCompare: (one: PersonAnswer, other: PersonAnswer) => void
}

function Group({ group: { by, people }, onCompare }: GroupProps) {
  const { t } = useWords('people')
  const [first, ...others] = people
  return (
    <Box component="li">
      <Chip size="small" label={t('duplicates.by', { by: by.map((one) => t(`facts.${one}`)).join(', ') })} />
      {people.map((person) => (
        <Box key={person.id} sx={{ mt: 1 }}>
          <Link component={RouterLink} to={`/admin/clients/${person.id}/show`}>
            {person.firstName} {person.lastName}
          </Link>
          <Note>{[person.phone, person.email, person.address].join(' · ')}</Note>
        </Box>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {others.map((other) =>
          first ? (
            <Button
              key={other.id}
              size="small"
              variant="outlined"
              aria-label={t('duplicates.compareOf', { names: namesOf(first, other) })}
              onClick={() => onCompare(first, other)}
            >
              {t('duplicates.compare')}
              {others.length > 1 ? `: ${other.firstName} ${other.lastName}` : ''}
            </Button>
          ) : null,
        )}
      </Stack>
    </Box>
  )
}

const namesOf = (...people: PersonAnswer[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

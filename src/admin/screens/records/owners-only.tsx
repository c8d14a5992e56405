import type { ReactNode } from 'react'
import type { ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { useStaff } from '../../api/session.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { resourceName } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'

/** Whoever may not see these records is told so, not that there are none. */
export function OwnersOnly({ name, children }: { name: ResourceName; children: ReactNode }) {
  const { messages } = useSpoken()
  const staff = useStaff()
  if (resources[name].readers !== 'owner' || staff?.role === 'owner') return children
  return (
    <Screen title={resourceName(messages, name, 'many')}>
      <ProblemAlert problem={messages.records.ownersOnly} />
    </Screen>
  )
}

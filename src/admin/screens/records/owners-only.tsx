import type { ReactNode } from 'react'
import type { ResourceName } from '../../../contract/records/resource.ts'
import { recordRights } from '../../../contract/staff/record-rights.ts'
import { isOwnersRight } from '../../../domain/people/rights.ts'
import { useMay } from '../../api/session.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { resourceName } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'

/** Whoever may not see these records is told so, not that there are none. */
export function OwnersOnly({ name, children }: { name: ResourceName; children: ReactNode }) {
  const { messages } = useSpoken()
  const { read } = recordRights[name]
  if (useMay(read)) return children
  return (
    <Screen title={resourceName(messages, name, 'many')}>
      <ProblemAlert
        problem={isOwnersRight(read) ? messages.records.ownersOnly : messages.errors.errors.no_right}
      />
    </Screen>
  )
}

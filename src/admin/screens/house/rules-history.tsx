import type { RulesAnswer } from '../../../contract/staff/house.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** What was changed, when and by whom. */
export function RulesHistory({ history }: Pick<RulesAnswer, 'history'>) {
  const { t, time, number } = useWords('house')
  return (
    <TitledPaper title={t('rules.history')}>
      <PlainList gap={1.5} none={t('rules.noHistory')}>
        {history.map(({ id, at, by, changes }) => (
          <li key={id}>
            <Note>{[time(at), by].filter(Boolean).join(', ')}</Note>
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                {t('rules.change', {
                  name: t(`rules.names.${name}`),
                  before: number(before),
                  after: number(after),
                })}
              </div>
            ))}
          </li>
        ))}
      </PlainList>
    </TitledPaper>
  )
}

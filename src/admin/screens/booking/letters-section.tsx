import { Typography } from '@mui/material'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { useParts } from '../../api/use-parts.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

type Props = { page: BookingPageAnswer }

export function LettersSection({ page }: Props) {
  const { t, time, messages } = useWords('bookings')
  const hasMail = useParts()?.mail !== 'off'
  if (!hasMail && page.mails.length === 0) return null
  return (
    <TitledPaper title={t('sections.letters')}>
      <PlainList none={t('noLetters')}>
        {page.mails.map(({ id, kind, recipient, at, sentAt, failure }) => (
          <li key={id}>
            {messages.letters.kinds[kind]}
            <Typography variant="body2" color={failure && !sentAt ? 'error' : 'textSecondary'}>
              {[
                recipient,
                sentAt
                  ? t('letterSent', { time: time(sentAt) })
                  : failure
                    ? t('letterFailed')
                    : t('letterWaiting', { time: time(at) }),
              ].join(' · ')}
            </Typography>
          </li>
        ))}
      </PlainList>
    </TitledPaper>
  )
}

export function QuestionnaireSection({ page }: Props) {
  const { t } = useWords('bookings')
  const answer = page.questionnaire
  if (!answer) return null
  const outOf = (value: number, most: number) => t('outOf', { value, most })
  return (
    <TitledPaper title={t('sections.questionnaire')}>
      <Facts>
        <Fact name={t('facts.quality')}>{outOf(answer.quality, 5)}</Fact>
        <Fact name={t('facts.condition')}>{outOf(answer.condition, 5)}</Fact>
        <Fact name={t('facts.recommend')}>{outOf(answer.recommend, 10)}</Fact>
        <Fact name={t('facts.words')}>{answer.additional}</Fact>
      </Facts>
    </TitledPaper>
  )
}

import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { customerPage, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import { customerAction } from '../../customer/open-page.server.ts'
import { usePaths } from '../../locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckField, FieldError, TextArea } from '../../ui/field.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { answerQuestionnaire } from './answer-questionnaire.server.ts'
import {
  LONGEST_WORDS,
  type QuestionnairePageAnswer,
  type RatingName,
  ratingNames,
  ratings,
} from './rating.ts'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = customerAction(answerQuestionnaire)

export default customerPage(Questions)

type Props = { view: CustomerView; answer: QuestionnairePageAnswer | undefined }

function Questions({ view, answer }: Props) {
  const t = useTranslations('customer.questionnaire')
  const told = answer && 'kind' in answer ? answer : undefined
  if (told?.kind === 'thanks' || told?.kind === 'already' || view.questionnaire === 'done') {
    return <Answered view={view} which={told?.kind === 'thanks' ? 'thanks' : 'already'} />
  }
  return (
    <TaskPage view={view} title={t('title')}>
      {view.questionnaire === 'not-yet' ? (
        <>
          <Notice tone="info">{t('notYet')}</Notice>
          <NextStep view={view} current="questionnaire" />
        </>
      ) : (
        <QuestionForm invalid={told?.kind === 'invalid' ? told : undefined} />
      )}
    </TaskPage>
  )
}

function Answered({ view, which }: { view: CustomerView; which: 'thanks' | 'already' }) {
  const t = useTranslations('customer.questionnaire')
  const to = usePaths()
  return (
    <TaskPage view={view} title={t('title')}>
      <DonePanel view={view} current="questionnaire" title={t(`${which}.title`)} text={t(`${which}.text`)}>
        <ButtonLink to={to('index')} look="quiet" className="justify-self-start">
          {t('again')}
        </ButtonLink>
      </DonePanel>
    </TaskPage>
  )
}

type Invalid = Extract<QuestionnairePageAnswer, { kind: 'invalid' }>

function QuestionForm({ invalid }: { invalid: Invalid | undefined }) {
  const t = useTranslations('customer.questionnaire')
  const frame = useTranslations('customer.frame')
  const common = useTranslations('common')
  const faults = invalid?.faults ?? []
  const words = { max: LONGEST_WORDS }
  return (
    <Form method="post" noValidate className="bg-surface shadow-card grid gap-10 rounded-2xl p-5 sm:p-8">
      <p className="text-ink-soft -mb-4">{t('lead')}</p>
      {invalid ? (
        <Outcome tone="danger" of={invalid}>
          <h2 className="font-semibold">{t('errorsTitle', { count: faults.length })}</h2>
          <ul className="grid">
            {faults.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-block py-1.5 underline underline-offset-4 hover:no-underline"
                >
                  {t(name)}
                </a>
              </li>
            ))}
          </ul>
        </Outcome>
      ) : null}
      {ratingNames.map((name) => (
        <RatingField
          key={name}
          name={name}
          value={invalid?.values[name]}
          error={faults.includes(name) ? t('choose') : undefined}
        />
      ))}
      <TextArea
        id="additional"
        name="additional"
        label={t('additional')}
        hint={t('additionalHint', words)}
        optional={common('optional')}
        error={faults.includes('additional') ? t('tooLong', words) : undefined}
        maxLength={LONGEST_WORDS}
        defaultValue={invalid?.values.additional}
        rows={5}
      />
      <CheckField
        name="mayBeShown"
        value="yes"
        defaultChecked={Boolean(invalid?.values.mayBeShown)}
        label={t('mayBeShown')}
      />
      <SubmitButton
        intent="answer"
        sending={frame('sending')}
        className="min-h-14 max-sm:w-full sm:justify-self-start sm:px-10"
      >
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}

/** A row of numbers, one of them chosen; the ends of the row are named. */
function RatingField(props: { name: RatingName; value: string | undefined; error: string | undefined }) {
  const { name, error } = props
  const t = useTranslations('customer.questionnaire')
  const { from, to } = ratings[name]
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const [low, high] = name === 'recommend' ? (['never', 'surely'] as const) : (['worst', 'best'] as const)
  const isLong = numbers.length > 5
  const said = (number: number) => {
    if (number === from) return `${number}, ${t(`scale.${low}`)}`
    return number === to ? `${number}, ${t(`scale.${high}`)}` : String(number)
  }
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid min-w-0 gap-3">
      <legend className="text-h3 float-left mb-3 w-full">{t(name)}</legend>
      <div
        className={`clear-both grid gap-2 ${isLong ? 'grid-cols-6 sm:grid-cols-11' : 'max-w-sm grid-cols-5'}`}
      >
        {numbers.map((number) => (
          <label
            key={number}
            className="border-ink-soft/60 bg-surface has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-focus hover:border-brand relative flex min-h-13 cursor-pointer items-center justify-center rounded-xl border text-lg font-semibold transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              id={number === from ? name : undefined}
              name={name}
              value={number}
              defaultChecked={props.value === String(number)}
              aria-label={said(number)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{number}</span>
          </label>
        ))}
      </div>
      <p
        aria-hidden="true"
        className={`text-ink-soft text-small flex justify-between gap-4 ${isLong ? '' : 'max-w-sm'}`}
      >
        <span>
          {from} · {t(`scale.${low}`)}
        </span>
        <span className="text-right">
          {to} · {t(`scale.${high}`)}
        </span>
      </p>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRootData } from '../root-data.ts'
import { Button } from '../ui/button.tsx'
import { useWriteLink } from '../ui/email-link.tsx'
import { FocusedAnswer, Outcome } from '../ui/notice.tsx'
import { useCallLink } from '../ui/phone.tsx'
import { RoadDriven } from '../ui/road.tsx'
import { linkTo } from '../ui/text-link.tsx'
import { ErrorSummary, useErrorText } from './error-summary.tsx'
import { type FieldName, type FieldValues, type FormAnswer, limits, TRAP } from './form-answer.ts'

/** What a control needs to hold its value and show its error. */
export type Field = (name: FieldName) => {
  id: string
  name: string
  maxLength: number
  defaultValue: string | undefined
  error: string | undefined
}

type InquiryFormProps = {
  submit: string
  sentTitle?: string
  sentText: (email: string) => string
  /** What stands in the fields before anyone types. */
  initial?: FieldValues
  /** Where else to turn, said after the form has been sent; else for those who cannot wait for a letter. */
  help?: ReactNode
  children: (field: Field) => ReactNode
}

/** The form; where no letter would leave, the other ways to ask. */
export function InquiryForm(props: InquiryFormProps) {
  const root = useRootData()
  return root?.parts.mail === 'off' ? <CallInstead /> : <OpenForm {...props} />
}

function CallInstead() {
  const t = useTranslations('inquiry')
  const { email, write } = useWriteLink()
  return (
    <p className="bg-surface shadow-card text-lead rounded-2xl p-5 sm:p-8">
      {t.rich('callInstead', { ...useCallLink(), email, mail: write })}
    </p>
  )
}

/** Posts to its own page, with or without scripts, and turns into thanks. */
function OpenForm(props: InquiryFormProps) {
  const t = useTranslations('inquiry')
  const problem = useTranslations('errors')
  const errorText = useErrorText()
  const callLink = useCallLink()
  const { Form, answer, isSending } = useFormAnswer()
  if (answer?.state === 'sent') {
    return (
      <SentPanel
        answer={answer}
        title={props.sentTitle ?? t('sentTitle')}
        text={props.sentText(answer.email)}
        help={props.help ?? t.rich('hurry', callLink)}
      />
    )
  }
  const errors = answer?.state === 'invalid' ? answer.errors : {}
  const field: Field = (name) => {
    const code = errors[name]
    return {
      id: name,
      name,
      maxLength: limits[name],
      defaultValue: answer?.values[name] ?? props.initial?.[name],
      error: code && errorText(name, code),
    }
  }
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
      }}
      className="bg-surface shadow-card grid gap-6 rounded-2xl p-5 sm:p-8"
    >
      {answer?.state === 'invalid' ? <ErrorSummary answer={answer} /> : null}
      {answer?.state === 'failed' || answer?.state === 'tooSoon' ? (
        <Outcome tone="danger" of={answer}>
          <p>{answer.state === 'failed' ? t.rich('failed', callLink) : problem('too_many_requests')}</p>
        </Outcome>
      ) : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">{props.children(field)}</div>
      <Trap label={t('trap')} />
      <Sending isSending={isSending} submit={props.submit} />
    </Form>
  )
}

function Sending({ isSending, submit }: { isSending: boolean; submit: string }) {
  const t = useTranslations('inquiry')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" aria-disabled={isSending} className="min-h-14 max-sm:w-full">
        {isSending ? t('sending') : submit}
      </Button>
      <p className="text-ink-soft text-small max-w-[36ch]">
        {t.rich('privacyNote', { privacy: linkTo('privacy') })}
      </p>
    </div>
  )
}

function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={TRAP}>{label}</label>
      <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/**
 * The last answer to the form of a page: from the browser's own post when there were no scripts yet, else from the
 * fetcher, which leaves the page, its place and its history as they are.
 */
function useFormAnswer() {
  const fetcher = useFetcher<FormAnswer>()
  const posted = useActionData<FormAnswer>()
  return { Form: fetcher.Form, answer: fetcher.data ?? posted, isSending: fetcher.state !== 'idle' }
}

/** In place of the form when it has been sent: the letter has gone all the way. */
function SentPanel(props: { answer: object; title: string; text: string; help: ReactNode }) {
  return (
    <FocusedAnswer
      of={props.answer}
      className="bg-surface shadow-card grid gap-6 rounded-2xl p-6 outline-offset-4 sm:p-10"
    >
      <RoadDriven />
      <div className="grid gap-2">
        <h3 className="text-h2">{props.title}</h3>
        <p className="text-lead break-words">{props.text}</p>
      </div>
      <p className="text-ink-soft">{props.help}</p>
    </FocusedAnswer>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerDriver } from '../../../contract/visitor/customer.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Outcome } from '../../ui/notice.tsx'
import { DocumentState } from './document-state.tsx'
import { FilePicker } from './file-picker.tsx'
import { ACCEPT, type UploadPageAnswer, type Wanted } from './upload-answer.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useProblemText } from './use-problem-text.ts'
import { useUpload } from './use-upload.ts'

type DocumentOfDriver = CustomerDriver['documents'][number]

/** One paper: where it stands, and the way to send it. */
export function DocumentRow(props: {
  wanted: Wanted
  document: DocumentOfDriver
  /** Of the form without scripts, when it was about this paper. */
  answer: UploadPageAnswer | undefined
}) {
  const { wanted, document } = props
  const t = useTranslations('customer.upload')
  const isHydrated = useHydrated()
  const upload = useUpload(wanted)
  const isOpen = document.state === 'missing' || document.state === 'refused'
  const id = `${wanted.driver}-${wanted.kind}`
  return (
    <li className="border-line grid gap-3 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-semibold">
          {t(`kinds.${document.kind}`)}
        </h3>
        <DocumentState state={document.state} />
      </div>
      {document.state === 'refused' ? (
        <p className="text-danger">
          {document.reason ? t('refusedReason', { reason: document.reason }) : t('refusedPlain')}
        </p>
      ) : null}
      <PostAnswer answer={props.answer} />
      <UploadProgress upload={upload} />
      {document.state === 'approved' || upload.state.at === 'sending' ? null : isHydrated ? (
        <FilePicker labelledBy={id} isOpen={isOpen} onChoose={(file) => void upload.send(file)} />
      ) : (
        <PlainForm
          wanted={wanted}
          kind={t(`kinds.${document.kind}`)}
          onChosen={(file) => void upload.send(file)}
        />
      )}
    </li>
  )
}

function PostAnswer({ answer }: { answer: UploadPageAnswer | undefined }) {
  const t = useTranslations('customer.upload')
  const problemText = useProblemText()
  if (!answer || !('sent' in answer)) return null
  return (
    <Outcome tone={answer.sent ? 'positive' : 'danger'} of={answer}>
      {answer.sent ? t('sent') : problemText(answer.code)}
    </Outcome>
  )
}

/** The browser's own form, for those without scripts. Its address says what it is about, even when the file is too large to be read. */
export function PlainForm(props: {
  wanted: Wanted
  kind: string
  /** Where it goes, if not to the page it stands on. */
  action?: string
  /** Scripts have started and a file is chosen already. */
  onChosen: (file: File) => void
}) {
  const { wanted, kind } = props
  const input = useRef<HTMLInputElement>(null)
  const t = useTranslations('customer.upload')
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('driver', String(wanted.driver))
  query.set('kind', wanted.kind)
  // This form goes as soon as scripts run; what was chosen before must not go with it.
  const takeOver = useEffectEvent(() => {
    const file = input.current?.files?.[0]
    if (file) props.onChosen(file)
  })
  useEffect(() => takeOver(), [])
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={props.action ?? `${pathname}?${query.toString()}`}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <input
        ref={input}
        type="file"
        name="file"
        required
        accept={ACCEPT}
        aria-label={t('fileLabel', { kind })}
        className="file:border-line file:bg-surface file:text-ink w-full min-w-0 file:mr-3 file:min-h-12 file:rounded-xl file:border file:px-4 file:font-semibold"
      />
      <Button type="submit" look="secondary">
        {t('send')}
      </Button>
    </form>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ACCEPT, type Wanted } from './upload-answer.ts'

/** The browser's own form, for those without scripts. Its address says what it is about, even when the file is too large to be read. */
export function PlainForm(props: {
  wanted: Wanted
  kind: string
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
      action={`${pathname}?${query.toString()}`}
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

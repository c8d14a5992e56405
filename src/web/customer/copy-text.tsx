import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '../browser/use-hydrated.ts'
import { Icon } from '../ui/icon.tsx'

/** A line of a list with something to be copied; without scripts it can still be selected at one stroke. */
export function CopyRow(props: { label: string; value: string; copied?: string }) {
  const t = useTranslations('customer.frame')
  const common = useTranslations('common')
  const isHydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.copied ?? props.value)
      setIsCopied(true)
    } catch {
      // It can still be selected by hand.
    }
  }
  return (
    <div className="border-line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t py-2 first:border-t-0">
      <dt className="text-ink-soft text-label">{props.label}</dt>
      <dd className="font-medium break-words select-all">{props.value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button
          type="button"
          hidden={!isHydrated}
          onClick={() => void copy()}
          className="text-brand text-small inline-flex min-h-11 items-center gap-1.5 font-medium underline-offset-4 hover:underline"
        >
          {isCopied ? <Icon name="check" className="size-4" /> : null}
          <span aria-live="polite">{isCopied ? common('copied') : t('copy')}</span>
          <span className="sr-only"> {props.label}</span>
        </button>
      </dd>
    </div>
  )
}

import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ACCEPT } from './upload-answer.ts'

/** Camera or file; the file goes as soon as it is chosen. */
export function FilePicker(props: {
  /** The id of what is wanted, read out with each button. */
  labelledBy: string
  /** Nothing has been sent yet, or it has to be sent again. */
  isOpen: boolean
  onChoose: (file: File) => void
}) {
  const t = useTranslations('customer.upload')
  const choose = { labelledBy: props.labelledBy, onChoose: props.onChoose }
  if (!props.isOpen) {
    return (
      <Choice {...choose} look="quiet" className="justify-self-start">
        {t('replace')}
      </Choice>
    )
  }
  return (
    // On a phone as high as the browser's own form, which it takes the place of: nothing below it jumps.
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      {/* A computer has no camera that could be held over a card. */}
      <Choice {...choose} look="secondary" isCamera className="not-pointer-coarse:hidden">
        {t('camera')}
      </Choice>
      <Choice {...choose} look="secondary">
        <Icon name="upload" />
        {t('file')}
      </Choice>
    </div>
  )
}

/** A file field that looks like a button; the field itself keeps the focus. */
function Choice(props: {
  labelledBy: string
  look: 'secondary' | 'quiet'
  isCamera?: boolean
  className?: string
  onChoose: (file: File) => void
  children: ReactNode
}) {
  const id = useId()
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again.
    if (file) props.onChoose(file)
    currentTarget.value = ''
  }
  return (
    <label
      className={`${buttonStyle(props.look)} has-focus-visible:outline-focus relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${props.className ?? ''}`}
    >
      <input
        type="file"
        accept={ACCEPT}
        {...(props.isCamera ? { capture: 'environment' as const } : {})}
        aria-labelledby={`${id} ${props.labelledBy}`}
        onChange={change}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span id={id} className="contents">
        {props.children}
      </span>
    </label>
  )
}

import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { PAPER, useDrawing } from './use-drawing.ts'

/** White paper by day and by night: what is drawn here goes onto the contract. A typed name would be no signature. */
export function DrawnSignature(props: { hasOtherWays: boolean; error: string | undefined }) {
  const t = useTranslations('customer.sign.drawn')
  const frame = useTranslations('customer.frame')
  const isHydrated = useHydrated()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { image, pen, clear } = useDrawing(canvas)
  if (!isHydrated) return <p>{t('noScript')}</p>
  // Whoever has drawn something since has mended it.
  const error = image ? undefined : props.error
  const describedBy = error ? 'drawing-other drawing-error' : 'drawing-other'
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t('text')}</p>
      <input type="hidden" name="drawing" value={image} />
      <div className="relative">
        <canvas
          ref={canvas}
          {...PAPER}
          {...pen}
          role="img"
          aria-label={t('canvas')}
          aria-describedby={describedBy}
          className="border-ink-soft/60 block h-auto w-full cursor-crosshair touch-none rounded-xl border bg-[#fff]"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-[6%] bottom-[22%] border-b-2 border-dashed border-[#4a5e67]/50"
        />
      </div>
      <p role="status" className="sr-only">
        {image ? t('filled') : ''}
      </p>
      {error ? <FieldError id="drawing-error">{error}</FieldError> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SubmitButton intent="drawn" sending={frame('sending')} className="min-h-14 max-sm:w-full sm:px-10">
          {t('submit')}
        </SubmitButton>
        <Button look="quiet" onClick={clear} disabled={image === ''}>
          {t('clear')}
        </Button>
      </div>
      <p id="drawing-other" className="text-ink-soft text-small">
        {props.hasOtherWays ? t('other') : t('otherOffice')}
      </p>
    </div>
  )
}

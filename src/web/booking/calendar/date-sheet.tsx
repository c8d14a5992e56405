import { lazy, type RefObject, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Side } from '../search/change-form.ts'
import { loadDays } from './load-days.ts'
import type { OpenSheetProps } from './open-sheet.tsx'

const loadSheet = () => import('./open-sheet.tsx')
const OpenSheet = lazy(() => loadSheet().then((sheet) => ({ default: sheet.OpenSheet })))

/** Not with the page: fetched when the form is first touched. */
export const loadCalendar = () => Promise.all([loadSheet(), loadDays()])

type DateSheetProps = Omit<OpenSheetProps, 'side' | 'onClose'> & {
  dialog: RefObject<HTMLDialogElement | null>
  /** Which day the next touch sets; undefined while the sheet is closed. */
  side: Side | undefined
}

/** The calendar: from below on a phone, in the middle where there is room. The browser's dialog keeps the focus in it. */
export function DateSheet({ dialog, side, onSide, ...chosen }: DateSheetProps) {
  const t = useTranslations('search')
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click beside the sheet closes it, and Escape is the dialog's own key for the same.
    <dialog
      ref={dialog}
      aria-label={t('chooseDate')}
      onClose={() => onSide(undefined)}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="bg-raised text-ink shadow-raised backdrop:bg-ink/50 dark:backdrop:bg-ground/70 fixed inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-none overflow-y-auto rounded-t-2xl md:inset-0 md:m-auto md:w-[46rem] md:max-w-[calc(100vw-2rem)] md:rounded-2xl"
    >
      {side === undefined ? null : (
        <Suspense fallback={<div className="min-h-[32rem]" aria-busy="true" />}>
          <OpenSheet {...chosen} side={side} onSide={onSide} onClose={() => dialog.current?.close()} />
        </Suspense>
      )}
    </dialog>
  )
}

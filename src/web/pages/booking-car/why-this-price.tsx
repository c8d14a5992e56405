import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import type { LineNames } from '../../../i18n/price-words.ts'
import { PriceLines } from '../../booking/summary/price-lines.tsx'
import { PriceTotal } from '../../booking/summary/price-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** The questions on the cards belong to this form, wherever they stand. */
export const WHY_FORM = 'why'

type WhyProps = {
  cars: readonly OfferedCar[]
  names: LineNames
  carPath: string
  query: URLSearchParams
}

/**
 * Every line of a price, where the address asks for it: with scripts the page changes under it, without them it comes
 * anew. The cars of a group cost the same, so one explanation serves them all.
 */
export function WhyThisPrice({ cars, names, carPath, query }: WhyProps) {
  const asked = query.get('why')
  const explained = cars.find(({ group }) => String(group.id) === asked)
  return (
    <>
      <Form id={WHY_FORM} method="get" action={carPath} preventScrollReset replace>
        {[...query]
          .filter(([name]) => name !== 'why')
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
      </Form>
      {explained ? (
        <Explanation car={explained} names={names} back={`${carPath}?${withParameter(query, 'why', '')}`} />
      ) : null}
    </>
  )
}

/** Another address of the same search; an empty value takes the parameter out. */
export function withParameter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

function Explanation({ car, names, back }: { car: OfferedCar; names: LineNames; back: string }) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const dialog = useModal()
  const close = { replace: true, preventScrollReset: true } as const
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="why-title"
      onClose={() => void navigate(back, close)}
      className="bg-raised text-ink shadow-raised backdrop:bg-ink/50 dark:backdrop:bg-ground/70 fixed inset-x-0 top-auto bottom-0 z-20 m-0 max-h-[90dvh] w-full max-w-none overflow-y-auto rounded-t-2xl p-5 sm:inset-0 sm:m-auto sm:h-fit sm:w-[28rem] sm:rounded-2xl sm:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <div>
          <h2 id="why-title" className="text-h3">
            {t('whyThisPrice')}
          </h2>
          <p className="text-ink-soft text-small">{car.group.name}</p>
        </div>
        <PageLink
          to={back}
          {...close}
          aria-label={common('close')}
          onClick={(event) => {
            event.preventDefault()
            dialog.current?.close()
          }}
          className="hover:bg-ground flex size-11 shrink-0 items-center justify-center rounded-xl"
        >
          <Icon name="cross" className="size-6" />
        </PageLink>
      </div>
      <div className="grid gap-4">
        <PriceLines lines={car.lines} names={names} />
        <PriceTotal quote={car} />
      </div>
    </dialog>
  )
}

/** The server sends it open; with scripts the page behind it waits, and a click beside it closes it. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.removeAttribute('open')
    element.showModal()
    const leave = (event: MouseEvent) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', leave)
    return () => element.removeEventListener('click', leave)
  }, [])
  return dialog
}

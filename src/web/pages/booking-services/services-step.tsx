import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import { BesideSummary } from '../../booking/summary/beside-summary.tsx'
import { usePaths } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useFormats } from '../../use-formats.ts'
import type { ChosenCar } from './chosen-car.ts'
import { CoverCards } from './cover-cards.tsx'
import { ExtrasList } from './extras-list.tsx'
import { useLiveQuote } from './live-quote.ts'
import { TakenCar } from './taken-car.tsx'

export function ServicesStep({ form, seenPrice, carStep, ...loaded }: ChosenCar) {
  const t = useTranslations('services')
  const errors = useTranslations('errors')
  const fields = useRef<HTMLFormElement>(null)
  const { answer, instead, isUpdating, isUnanswered, follow } = useLiveQuote(loaded, fields)
  return (
    <BesideSummary answer={answer} carStep={carStep} isUpdating={isUpdating}>
      <div className="grid gap-8">
        <h1 className="text-h1">{t('title')}</h1>
        {seenPrice === answer.carPrice ? null : <ChangedPrice before={seenPrice} after={answer.carPrice} />}
        {instead ? (
          <TakenCar instead={instead} form={form} carStep={carStep} />
        ) : (
          <Form
            ref={fields}
            method="post"
            action={`?${loaded.orderQuery}`}
            viewTransition
            onInput={follow}
            className="grid gap-10"
          >
            <input type="hidden" name="carPrice" value={answer.carPrice} />
            <Choices answer={loaded.answer} onChange={follow} />
            {isUnanswered ? (
              <Notice tone="warning" isUrgent>
                {errors('offline')}
              </Notice>
            ) : null}
            <Continue price={answer.quote.price} isUpdating={isUpdating} />
          </Form>
        )}
      </div>
    </BesideSummary>
  )
}

/** The choices as they were when the page came; from then on the browser's form holds them. */
function Choices({ answer, onChange }: { answer: ChosenCarAnswer; onChange: () => void }) {
  const t = useTranslations('services')
  const to = usePaths()
  const covers = answer.options.filter(({ deductible }) => deductible !== null)
  const extras = answer.options.filter(({ deductible }) => deductible === null)
  const isByDrivers = extras.some((extra) => extra.youngDriverAge !== null || extra.isPerAdditionalDriver)
  const quantities = new Map(answer.services.map(({ id, quantity }) => [id, quantity]))
  return (
    <>
      {covers.length > 0 ? (
        <fieldset className="grid gap-4">
          <legend className="mb-2">
            <h2 className="text-h2">{t('coversTitle')}</h2>
          </legend>
          <p className="text-ink-soft max-w-[68ch]">
            {t('coversLead')}{' '}
            <PageLink to={to('services-insurance')} className="text-brand underline underline-offset-4">
              {t('coverExplained')}
            </PageLink>
          </p>
          <InTurn>
            <CoverCards covers={covers} chosenId={covers.find(({ id }) => quantities.has(id))?.id} />
          </InTurn>
        </fieldset>
      ) : null}
      <fieldset className="grid gap-4">
        <legend className="mb-2">
          <h2 className="text-h2">{t('extrasTitle')}</h2>
        </legend>
        <p className="text-ink-soft max-w-[68ch]">{t(isByDrivers ? 'extrasLeadDrivers' : 'extrasLead')}</p>
        <InTurn>
          <ExtrasList extras={extras} quantities={quantities} onChange={onChange} />
        </InTurn>
      </fieldset>
    </>
  )
}

/** The total and the way on: at the thumb on a phone, at the end of the choices elsewhere. */
function Continue({ price, isUpdating }: { price: number; isUpdating: boolean }) {
  const t = useTranslations()
  const { money } = useFormats()
  const isLeaving = useNavigation().formMethod === 'POST'
  return (
    <div className="bg-raised shadow-raised sticky bottom-0 z-10 -mx-(--page-margin) flex items-center justify-between gap-4 px-(--page-margin) py-3 lg:static lg:mx-0 lg:justify-end lg:bg-transparent lg:p-0 lg:shadow-none">
      <p className="grid lg:hidden">
        <span className="text-ink-soft text-label">{t('price.total')}</span>
        <strong className={`text-h3 ${isUpdating ? 'opacity-50' : ''}`}>{money(price)}</strong>
      </p>
      <Button type="submit" disabled={isLeaving} className="min-h-14">
        {t('services.submit')}
      </Button>
    </div>
  )
}

function ChangedPrice({ before, after }: { before: number; after: number }) {
  const t = useTranslations('services.priceChanged')
  const { money } = useFormats()
  return (
    <Notice tone="warning" isUrgent>
      <h2 className="text-h3">{t('title')}</h2>
      <p>{t('text', { before: money(before), after: money(after) })}</p>
    </Notice>
  )
}

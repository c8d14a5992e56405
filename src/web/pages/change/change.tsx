import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ChangeForm } from '../../../contract/visitor/change.ts'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { customerPage, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import { customerAction, openPage } from '../../customer/open-page.server.ts'
import { serviceNames } from '../../prices/service-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'
import { answerChange, type ChangePageAnswer } from './answer-change.server.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangeOffer } from './change-offer.tsx'
import { ChangeRefusal } from './change-refusal.tsx'

export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, data } = await openPage(args, { more: ['client', 'search'] })
  const token = web.heldToken(args.url.searchParams.get('booking') ?? '')
  return {
    ...data,
    form: token && data.view ? await web.customer.changeForm(token, locale) : undefined,
    serviceNames: data.view ? serviceNames(web.catalogue(), locale) : [],
  }
}

export const action = customerAction(answerChange)

export default customerPage(ChangePage)

type Props = {
  view: CustomerView
  form: ChangeForm
  serviceNames: [number, string][]
  answer: ChangePageAnswer | undefined
}

function ChangePage({ view, form, serviceNames: names, answer }: Props) {
  const t = useTranslations('customer.change')
  const told = answer && 'answer' in answer ? answer : undefined
  const title = t(form.isOut ? 'extendTitle' : 'title')
  const said = told?.answer
  if (said?.kind === 'changed') {
    return (
      <TaskPage view={view} title={title}>
        <Done view={view} due={said.due} goesBack={said.goesBack} />
      </TaskPage>
    )
  }
  if (form.obstacle) {
    return (
      <TaskPage view={view} title={title}>
        <Obstacle form={form} code={form.obstacle} />
        <NextStep view={view} current="change" />
      </TaskPage>
    )
  }
  return (
    <TaskPage view={view} title={title}>
      {said?.kind === 'tried' ? (
        <ChangeOffer offer={said} values={told?.values ?? {}} serviceNames={names} />
      ) : said ? (
        <ChangeRefusal answer={said} view={view} form={form} />
      ) : (
        <Rules form={form} />
      )}
      <ChangeFields
        form={said && 'cars' in said && said.cars.length > 0 ? { ...form, cars: said.cars } : form}
        values={told ? told.values : form.values}
        faults={said?.kind === 'refused' ? said.faults : []}
      />
    </TaskPage>
  )
}

function Rules({ form }: { form: ChangeForm }) {
  const t = useTranslations('customer.change')
  const { money, sentenceOfLabel } = useFormats()
  return (
    <div className="grid max-w-[60ch] gap-2">
      <p className="text-lead">{t(form.isOut ? 'leadOut' : 'lead')}</p>
      <p className="text-ink-soft">
        {t('rules', { until: sentenceOfLabel(form.until), count: form.timesLeft })}{' '}
        {form.fee > 0 ? t('rulesFee', { fee: money(form.fee) }) : null}
      </p>
    </div>
  )
}

function Obstacle({ form, code }: { form: ChangeForm; code: NonNullable<ChangeForm['obstacle']> }) {
  const t = useTranslations('customer.change')
  const { hours, times } = form
  return <Notice tone="warning">{t.rich(`obstacles.${code}`, { ...useCallLink(), hours, times })}</Notice>
}

function Done({ view, due, goesBack }: { view: CustomerView; due: number; goesBack: number }) {
  const t = useTranslations('customer.change')
  const { money } = useFormats()
  const sentence =
    due > 0
      ? t('doneDue', { amount: money(due) })
      : goesBack > 0
        ? t('doneBack', { amount: money(goesBack) })
        : t('doneText')
  return <DonePanel view={view} current="change" title={t('done')} text={sentence} />
}

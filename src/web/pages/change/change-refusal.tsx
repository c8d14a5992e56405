import { useLocale, useTranslations } from 'use-intl'
import type { ChangeAnswer, ChangeForm } from '../../../contract/visitor/change.ts'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { parseDay } from '../../../domain/calendar/wall-clock.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { firstForm, queryFromForm } from '../../booking/booking-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FaultLink } from '../../ui/field.tsx'
import { Outcome } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'
import { fieldOfFault, useChangeFaultWords } from './fault-words.ts'

type Refused = Exclude<ChangeAnswer, { kind: 'tried' | 'changed' }>

/** Why it cannot be so, and what can be done instead. */
export function ChangeRefusal({
  answer,
  view,
  form,
}: {
  answer: Refused
  view: CustomerView
  form: ChangeForm
}) {
  const t = useTranslations('customer.change')
  const callLink = useCallLink()
  const faultWords = useChangeFaultWords(form)
  if (answer.kind === 'too_many_tries') {
    return (
      <Outcome tone="danger" of={answer}>
        <p>{t.rich('tooManyTries', callLink)}</p>
      </Outcome>
    )
  }
  if (answer.kind === 'car_taken') return <Taken answer={answer} view={view} form={form} />
  return (
    <Outcome tone="danger" of={answer}>
      <h2 className="font-semibold">{t('errorsTitle', { count: answer.faults.length })}</h2>
      <ul className="grid">
        {answer.faults.map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>
            {fault.path ? (
              <FaultLink field={fieldOfFault(fault.path)} className="py-1.5">
                {faultWords(fault)}
              </FaultLink>
            ) : (
              <span className="inline-block py-1.5">{faultWords(fault)}</span>
            )}
          </li>
        ))}
      </ul>
    </Outcome>
  )
}

type TakenProps = {
  answer: Extract<Refused, { kind: 'car_taken' }>
  view: CustomerView
  form: ChangeForm
}

/** On the road no car is swapped: it says by when to bring it, whom to call, and which cars are free from then on. */
function Taken({ answer, view, form }: TakenProps) {
  const t = useTranslations('customer.change')
  const callLink = useCallLink()
  const { sentenceOfLabel } = useFormats()
  const until = answer.freeUntil === null ? undefined : sentenceOfLabel(answer.freeUntil)
  if (!form.isOut) {
    return (
      <Outcome tone="danger" of={answer}>
        <p>{until ? t('takenUntil', { until }) : t('taken')}</p>
        {until ? null : <p>{t('takenChoose')}</p>}
      </Outcome>
    )
  }
  return (
    <Outcome tone="danger" of={answer}>
      <p>
        {until
          ? t.rich('takenOutUntil', { ...callLink, until })
          : t.rich('takenOut', { ...callLink, at: sentenceOfLabel(view.return.at) })}
      </p>
      <OtherCars form={form} />
    </Outcome>
  )
}

function OtherCars({ form: { values } }: { form: ChangeForm }) {
  const t = useTranslations('customer.change')
  const locale = useLocale()
  const back = parseDay(values.returnDate ?? '')
  if (back === undefined) return null
  const times = { rentTime: values.returnTime ?? '', returnTime: values.returnTime ?? '' }
  const search = queryFromForm({ ...firstForm(Number(values.returnLocationId), back), ...times })
  return (
    <ButtonLink to={`${pathOf('index', locale)}?${search}`} look="quiet" className="justify-self-start">
      {t('anotherCar')}
    </ButtonLink>
  )
}

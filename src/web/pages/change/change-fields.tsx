import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { FieldError as Fault } from '../../../contract/field-errors.ts'
import type { CarChoice, ChangeForm, ChangeValues } from '../../../contract/visitor/change.ts'
import { formatTime } from '../../../i18n/format.ts'
import { control, Framed, SelectBox } from '../../booking/search/framed.tsx'
import { Card } from '../../customer/customer-page.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'
import { ChangeDrivers } from './change-drivers.tsx'
import { ChangeExtras } from './change-extras.tsx'
import { useChangeFaultWords } from './fault-words.ts'

type Props = { form: ChangeForm; values: ChangeValues; faults: readonly Fault[] }

/** Everything that can be agreed anew, as it stands or as it was typed. While the car is out that is its return. */
export function ChangeFields({ form, values, faults }: Props) {
  const t = useTranslations('customer.change')
  const words = useChangeFaultWords(form)
  const errorOf = (path: string) => {
    const fault = faults.find((one) => one.path === path)
    return fault && words(fault)
  }
  return (
    <Form method="post" noValidate className="grid gap-5">
      <Card id="when" title={t(form.isOut ? 'whenBack' : 'when')}>
        {form.isOut ? null : (
          <Stop
            side="rent"
            values={values}
            form={form}
            error={errorOf('rentAt') ?? errorOf('rentLocationId')}
          />
        )}
        <Stop
          side="return"
          values={values}
          form={form}
          error={errorOf('returnAt') ?? errorOf('returnLocationId')}
        />
      </Card>
      {form.isOut ? null : (
        <>
          <Card id="car" title={t('car')}>
            <CarSelect cars={form.cars} carId={values.carId ?? ''} error={errorOf('carId')} />
          </Card>
          <Card id="extras" title={t('extras')}>
            <ChangeExtras services={form.services} values={values} />
          </Card>
          <ChangeDrivers form={form} values={values} errorOf={errorOf} />
        </>
      )}
      <SubmitButton
        intent="try"
        sending={t('trying')}
        className="min-h-14 max-sm:w-full sm:justify-self-start sm:px-10"
      >
        {t('try')}
      </SubmitButton>
    </Form>
  )
}

type StopProps = {
  side: 'rent' | 'return'
  values: ChangeValues
  form: ChangeForm
  error: string | undefined
}

function Stop({ side, values, form, error }: StopProps) {
  const t = useTranslations('search')
  const [date, time, place] = [`${side}Date`, `${side}Time`, `${side}LocationId`]
  const own = values[time] ?? ''
  const said = error ? `${date}-error` : ''
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{t(`${side}Day`)}</legend>
      <div className="grid gap-3 sm:grid-cols-[1.2fr_1fr_2fr]">
        <Framed id={date} label={t(`${side}Day`)} saidBy={said} isInvalid={error !== undefined}>
          {(described) => (
            <>
              <input {...described} name={date} type="date" defaultValue={values[date]} className={control} />
              {error ? <FieldError id={said}>{error}</FieldError> : null}
            </>
          )}
        </Framed>
        <Framed id={time} label={t(`${side}Time`)} saidBy={said} isInvalid={error !== undefined}>
          {(described) => (
            <SelectBox {...described} name={time} defaultValue={own}>
              {halfHoursWith(own).map((text) => (
                <option key={text}>{text}</option>
              ))}
            </SelectBox>
          )}
        </Framed>
        <Framed id={place} label={t(`${side}Place`)}>
          {(described) => (
            <SelectBox {...described} name={place} defaultValue={values[place]}>
              {form.places.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </Framed>
      </div>
    </fieldset>
  )
}

/** What was agreed may be another minute. */
function halfHoursWith(own: string): string[] {
  const every = Array.from({ length: 48 }, (_, index) => formatTime(index * 30))
  return every.includes(own) || !own ? every : [...every, own].toSorted()
}

type CarSelectProps = { cars: readonly CarChoice[]; carId: string; error: string | undefined }

function CarSelect({ cars, carId, error }: CarSelectProps) {
  const t = useTranslations('customer.change')
  const search = useTranslations('search')
  const { money } = useFormats()
  const groups = [...Map.groupBy(cars, ({ group }) => group)]
  const isOffered = cars.some(({ id }) => String(id) === carId)
  return (
    <>
      <Framed id="carId" label={t('carLabel')} note={t('carHint')} isInvalid={error !== undefined}>
        {(described) => (
          <SelectBox {...described} name="carId" defaultValue={carId}>
            {isOffered ? null : <option value={carId}>{t('carGone')}</option>}
            {groups.map(([group, some]) => (
              <optgroup key={group} label={group}>
                {some.map(({ id, name, gearbox, price }) => (
                  <option key={id} value={id}>
                    {t('carOption', {
                      name,
                      gearbox: search(gearbox === 'AUTOMATIC' ? 'gearboxAutomatic' : 'gearboxManual'),
                      price: money(price),
                    })}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectBox>
        )}
      </Framed>
      {error ? <FieldError id="carId-error">{error}</FieldError> : null}
    </>
  )
}

import { neededCategory } from '../../../domain/booking/hand-over.ts'
import { useWords } from '../../words/words.tsx'
import type { DraftLicence } from '../draft.ts'
import { DayField, Field, Tick } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** Who drives, and the licence in their hand. */
export function LicenceStep({ draft, onChange }: StepProps) {
  const { t, day } = useWords('handover')
  const { sheet, licences } = draft
  const change = (driver: number, changes: Partial<DraftLicence>) =>
    onChange({ licences: licences.map((one) => (one.driver === driver ? { ...one, ...changes } : one)) })
  return (
    <>
      <p>{t('steps.licence.how')}</p>
      {sheet.drivers.map(({ name, isSeen, until }, driver) => {
        const licence = licences.find((one) => one.driver === driver)
        return (
          <fieldset key={name}>
            <legend>{name}</legend>
            {isSeen || !licence ? (
              <p className="box good">
                {until ? t('steps.licence.seenUntil', { day: day(until) }) : t('steps.licence.seen')}
              </p>
            ) : (
              <>
                <Field
                  label={t('steps.licence.number')}
                  value={licence.number}
                  onChange={(number) => change(driver, { number })}
                />
                <DayField
                  label={t('steps.licence.since')}
                  value={licence.since}
                  onChange={(since) => change(driver, { since })}
                />
                <DayField
                  label={t('steps.licence.until')}
                  value={licence.until}
                  onChange={(end) => change(driver, { until: end })}
                />
                <Tick checked={licence.hasClass} onChange={(hasClass) => change(driver, { hasClass })}>
                  {t('steps.licence.same', { category: neededCategory(sheet.car.seats) })}
                </Tick>
              </>
            )}
          </fieldset>
        )
      })}
    </>
  )
}

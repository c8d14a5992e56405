import { useWords } from '../../words/words.tsx'
import { NumberField } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** Kilometres, and how full the tank or the battery is; at the return beside how it was. */
export function ReadingStep({ draft, handOvers, onChange }: StepProps) {
  const { t, whole, messages } = useWords('handover')
  const { sheet, fuel, charge } = draft
  const { out, car } = sheet
  const last = out?.odometer ?? car.mileage
  const driven = draft.odometer === null ? null : draft.odometer - last
  return (
    <>
      <NumberField
        label={t('steps.reading.odometer')}
        hint={t('steps.reading.last', { kilometres: whole(last) })}
        value={draft.odometer}
        onChange={(odometer) => onChange({ odometer })}
      />
      {out && driven !== null && driven >= 0 ? (
        <p>{t('steps.reading.driven', { kilometres: whole(driven) })}</p>
      ) : null}
      {car.fuelType === 'ELECTRIC' ? (
        <NumberField
          label={t('steps.reading.charge')}
          {...(typeof out?.charge === 'number'
            ? { hint: t('steps.reading.chargeThen', { percent: out.charge }) }
            : {})}
          value={charge}
          onChange={(value) => onChange({ charge: value })}
        />
      ) : (
        <div className="field">
          <label htmlFor="fuel">{t('steps.reading.fuel', { count: fuel ?? 0 })}</label>
          <input
            id="fuel"
            type="range"
            min={0}
            max={8}
            step={1}
            value={fuel ?? 8}
            onChange={({ target }) => onChange({ fuel: Number(target.value) })}
          />
          {typeof out?.fuel === 'number' ? (
            <small className="quiet">{t('steps.reading.fuelThen', { count: out.fuel })}</small>
          ) : null}
        </div>
      )}
      {draft.way === 'out' ? null : (
        <div className="field">
          <label htmlFor="place">
            {draft.way === 'exchange' ? messages.bookings.exchange.place : t('steps.reading.place')}
          </label>
          <select
            id="place"
            value={draft.locationId}
            onChange={({ target }) => onChange({ locationId: Number(target.value) })}
          >
            {(handOvers.sheets?.places ?? [{ id: sheet.locationId, name: sheet.place }]).map(
              ({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ),
            )}
          </select>
        </div>
      )}
    </>
  )
}

import { type MouseEvent, useState } from 'react'
import { damageSpot } from '../../../domain/booking/hand-over.ts'
import { damageDrawing } from '../../../domain/fleet/body-types.ts'
import {
  type CarSide,
  carSides,
  type DamagePoint,
  damageSheet,
  pointAt,
  sideFrames,
} from '../../../domain/fleet/damage-sheet.ts'
import { useWords } from '../../words/words.tsx'
import type { DraftDamage } from '../draft.ts'
import { Field, NumberField } from './field.tsx'
import { PhotoButton } from './photo-button.tsx'
import type { StepProps } from './step-props.ts'

/** What was known before, and what is new: a tap on the drawing is a damage. */
export function DamageStep({ draft, photos, onChange }: StepProps) {
  const { t, messages } = useWords('handover')
  const { car } = draft.sheet
  const { damage } = draft
  const add = (point: DamagePoint) =>
    onChange({ damage: [...damage, { id: crypto.randomUUID(), text: '', points: [point], estimate: null }] })
  const change = (place: number, changes: Partial<DraftDamage>) =>
    onChange({ damage: damage.map((one, index) => (index === place ? { ...one, ...changes } : one)) })
  const remove = async (place: number) => {
    // Pictures go by the place of their damage: those behind it would move.
    for (let index = place; index < damage.length; index++) await photos.drop(damageSpot(index))
    onChange({ damage: damage.filter((_, index) => index !== place) })
  }
  const known = car.issues.map(({ id }) => car.issuePoints.filter(({ issueId }) => issueId === id))
  return (
    <>
      <p>{t('steps.damage.how')}</p>
      <Sheet
        drawing={damageDrawing(car.bodyType)}
        known={known}
        found={damage.map(({ points }) => points)}
        onAdd={add}
      />
      <BySide onAdd={add} />
      {car.issues.length > 0 ? (
        <>
          <h3>{t('steps.damage.known')}</h3>
          <ol>
            {car.issues.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </>
      ) : null}
      {damage.map(({ id, text, points, estimate }, index) => {
        const number = car.issues.length + index + 1
        const side = points[0]?.side
        return (
          <fieldset key={id}>
            <legend>{`${number}. ${side ? messages.bookings.damage.sides[side] : ''}`}</legend>
            <Field
              label={t('steps.damage.describe')}
              value={text}
              onChange={(value) => change(index, { text: value })}
            />
            {draft.way === 'back' ? (
              <NumberField
                label={t('steps.damage.estimate')}
                hint={
                  draft.sheet.excess === null
                    ? t('steps.damage.noExcess')
                    : t('steps.damage.excess', { amount: draft.sheet.excess })
                }
                value={estimate}
                onChange={(value) => change(index, { estimate: value })}
              />
            ) : null}
            <PhotoButton
              name={t('steps.damage.picture', { number })}
              shown={photos.shown.get(damageSpot(index))}
              onFile={(file) => photos.take(damageSpot(index), file)}
              onDrop={() => photos.drop(damageSpot(index))}
            />
            <button type="button" onClick={() => void remove(index)}>
              {t('steps.damage.remove')}
            </button>
          </fieldset>
        )
      })}
    </>
  )
}

type SheetProps = {
  drawing: string
  known: readonly (readonly DamagePoint[])[]
  found: readonly (readonly DamagePoint[])[]
  onAdd: (point: DamagePoint) => void
}

function Sheet({ drawing, known, found, onAdd }: SheetProps) {
  const { t } = useWords('handover')
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // A press of the Enter key has no place; the list below does the same.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    const point = pointAt(
      ((clientX - box.left) / box.width) * damageSheet.width,
      ((clientY - box.top) / box.height) * damageSheet.height,
    )
    if (point) onAdd(point)
  }
  const marks = [...known, ...found].flatMap((points, index) =>
    points.map((point) => ({ point, number: index + 1, isNew: index >= known.length })),
  )
  return (
    <button type="button" className="sheet" aria-label={t('steps.damage.press')} onClick={press}>
      <img src={drawing} alt="" {...damageSheet} />
      {marks.map(({ point: { side, x, y }, number, isNew }) => {
        const frame = sideFrames[side]
        const left = `${((frame.x + x * frame.width) / damageSheet.width) * 100}%`
        const top = `${((frame.y + y * frame.height) / damageSheet.height) * 100}%`
        return (
          <span key={`${number} ${side} ${x} ${y}`} className="mark" data-new={isNew} style={{ left, top }}>
            {number}
          </span>
        )
      })}
    </button>
  )
}

/** The same without a finger on the drawing: which side it is on. */
function BySide({ onAdd }: { onAdd: (point: DamagePoint) => void }) {
  const { t, messages } = useWords('handover')
  const [side, setSide] = useState<CarSide>('front')
  return (
    <details>
      <summary>{t('steps.damage.bySide')}</summary>
      <div className="pair">
        <select
          aria-label={messages.bookings.damage.side}
          value={side}
          onChange={({ target }) => setSide(carSides.find((one) => one === target.value) ?? 'front')}
        >
          {carSides.map((one) => (
            <option key={one} value={one}>
              {messages.bookings.damage.sides[one]}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => onAdd({ side, x: 0.5, y: 0.5 })}>
          {messages.bookings.damage.addPoint}
        </button>
      </div>
    </details>
  )
}

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { showPlate } from '../../domain/people/plate.ts'
import { tallinnNow } from '../words/formats.ts'
import { useWords } from '../words/words.tsx'
import { bodyOf, type Draft, isDone, type StepName, stepNames } from './draft.ts'
import { ChargesStep } from './steps/charges-step.tsx'
import { DamageStep } from './steps/damage-step.tsx'
import { DepositStep } from './steps/deposit-step.tsx'
import { LicenceStep } from './steps/licence-step.tsx'
import { OtherCarStep } from './steps/other-car-step.tsx'
import { PhotosStep } from './steps/photos-step.tsx'
import { ReadingStep } from './steps/reading-step.tsx'
import { SignStep } from './steps/sign-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { ThingsStep } from './steps/things-step.tsx'
import type { HandOvers } from './use-hand-overs.ts'
import { usePhotos } from './use-photos.ts'

const steps: Record<StepName, ComponentType<StepProps>> = {
  licence: LicenceStep,
  deposit: DepositStep,
  photos: PhotosStep,
  reading: ReadingStep,
  damage: DamageStep,
  things: ThingsStep,
  charges: ChargesStep,
  other: OtherCarStep,
  sign: SignStep,
}

/** One car, step by step; whatever is written is kept at once. */
export function ActWalk({ draft: kept, handOvers }: { draft: Draft; handOvers: HandOvers }) {
  const { t } = useWords('handover')
  // What is typed stands here first: what is kept comes a moment later.
  const [written, setWritten] = useState(kept)
  const draft: Draft = { ...written, state: kept.state, problem: kept.problem }
  const photos = usePhotos(draft.key)
  const names = stepNames[draft.way]
  const name = names[Math.min(draft.step, names.length - 1)] ?? 'sign'
  const Step = steps[name]
  const isLast = name === names.at(-1)
  const change = (changes: Partial<Draft>) => {
    const next: Draft = { ...draft, ...changes, state: 'writing' }
    setWritten(next)
    void handOvers.keep(next)
  }
  const { step } = draft
  if (draft.state === 'waiting') return <Waiting draft={draft} handOvers={handOvers} />
  const open = names.filter((one) => !isDone(draft, one, photos.spots))
  const isOwner = handOvers.sheets?.staff.role === 'owner'
  const mayLeaveOut = draft.way === 'out' && isOwner && draft.reason.trim() !== ''
  const send = async () => {
    const body = bodyOf(draft, tallinnNow())
    await handOvers.keep({ ...draft, body, state: 'waiting', problem: null })
    await handOvers.refresh()
  }
  return (
    <article>
      <p className="quiet">{`${draft.sheet.number} · ${showPlate(draft.sheet.car.plate)} · ${draft.sheet.client}`}</p>
      {draft.problem ? (
        <p role="alert" className="box warn">
          {t('refused', { reason: draft.problem.detail })}
        </p>
      ) : null}
      <ol className="road">
        {names.map((one, index) => (
          <li key={one} aria-current={one === name ? 'step' : undefined}>
            <button type="button" onClick={() => change({ step: index })} data-done={!open.includes(one)}>
              <span className="hidden">{t(`steps.${one}.title`)}</span>
              <span aria-hidden>{index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <StepHeading key={name}>{t(`steps.${name}.title`)}</StepHeading>
      <Step draft={draft} photos={photos} handOvers={handOvers} open={open} onChange={change} />
      {isLast && open.length > 0 ? (
        <p className="box warn">
          {t('stillOpen', { steps: open.map((one) => t(`steps.${one}.title`)).join(', ') })}
        </p>
      ) : null}
      <div className="pair">
        {step > 0 ? (
          <button type="button" onClick={() => change({ step: step - 1 })}>
            {t('back')}
          </button>
        ) : (
          <a className="button" href="#list">
            {t('toList')}
          </a>
        )}
        {isLast ? (
          <button
            type="button"
            className="main"
            disabled={open.length > 0 && !mayLeaveOut}
            onClick={() => void send()}
          >
            {t(`send.${draft.way}`)}
          </button>
        ) : (
          <button type="button" className="main" onClick={() => change({ step: step + 1 })}>
            {t('next')}
          </button>
        )}
      </div>
    </article>
  )
}

/** Each step begins at its heading, for eyes and for readers. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

/** Whole, and not yet with the server. */
function Waiting({ draft, handOvers }: { draft: Draft; handOvers: HandOvers }) {
  const { t } = useWords('handover')
  return (
    <article>
      <h2>{`${draft.sheet.number} · ${showPlate(draft.sheet.car.plate)}`}</h2>
      <p role="status" className="box warn">
        {handOvers.isSending
          ? t('sending')
          : handOvers.isSignedOut
            ? t('waitsForSignIn')
            : t('waitsForNetwork')}
      </p>
      <div className="pair">
        <a className="button" href="#list">
          {t('toList')}
        </a>
        <button type="button" className="main" onClick={() => void handOvers.refresh()}>
          {t('sendNow')}
        </button>
      </div>
    </article>
  )
}

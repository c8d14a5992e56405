import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Numbered, with a drawing each, to be followed while standing at the locker. */
export function LockerRoad({ steps }: { steps: readonly LockerStep[] }) {
  const t = useTranslations('customer.locker.steps')
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      {steps.map((step, index) => (
        <li
          key={step}
          className="bg-surface shadow-card flex items-center gap-4 rounded-2xl p-4 md:flex-col md:items-start"
        >
          <LockerDrawing step={step} />
          <div className="grid gap-1">
            <h3 className="text-h3">{`${index + 1}.\u00a0${t(`${step}.title`)}`}</h3>
            <p className="text-ink-soft">{t(`${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Small drawings in the hand of the road sheet: ink lines, one thing in amber. */
type LockerStep = 'call' | 'door' | 'photos' | 'park' | 'back'

const line = 'fill-surface stroke-ink'
const amber = 'fill-accent stroke-ink'

/** The key as all of them show it, its ring at 0,0. */
const key = (
  <>
    <path className={amber} d="M5 0h17v5h-4v-2h-3v2H5" />
    <circle className={amber} r="7" />
    <circle className={line} r="2" />
  </>
)

/** A car from the side, its wheels on y = 0. */
const car = (
  <>
    <path className={line} d="M-36-4v-10l9-3 9-11h24l12 11 16 4v9z" />
    <circle className={amber} cx="-20" cy="-4" r="7" />
    <circle className={amber} cx="18" cy="-4" r="7" />
  </>
)

const locker = (
  <>
    <rect className={line} x="20" y="10" width="56" height="76" rx="3" />
    <path className="stroke-ink" d="M20 35h56M20 61h56M48 10v25M48 61v25" />
  </>
)

const drawings: Record<LockerStep, ReactNode> = {
  call: (
    <>
      <rect className={line} x="34" y="8" width="40" height="80" rx="7" />
      <path className="stroke-ink" d="M49 15h10" />
      <circle className={amber} cx="54" cy="66" r="10" />
      <path className="stroke-ink" d="M82 30q8 8 0 16M90 24q14 14 0 28" />
    </>
  ),
  door: (
    <>
      {locker}
      <path className={line} d="M48 35l34-7v30l-34 3z" />
      <g transform="translate(34 49) scale(.8)">{key}</g>
    </>
  ),
  photos: (
    <>
      <g transform="translate(54 84)">{car}</g>
      <rect className={line} x="36" y="12" width="36" height="26" rx="4" />
      <circle className={amber} cx="54" cy="25" r="8" />
      <path className="stroke-ink" d="M44 12l3-5h14l3 5" />
    </>
  ),
  park: (
    <>
      <g transform="translate(46 84)">{car}</g>
      <rect className={amber} x="72" y="14" width="26" height="26" rx="4" />
      <path className="stroke-ink fill-none" d="M81 35V20h5a5 5 0 0 1 0 10h-5M85 40v44" />
    </>
  ),
  back: (
    <>
      {locker}
      <rect className="fill-ink stroke-ink" x="48" y="35" width="28" height="26" />
      <g transform="translate(98 48) scale(-1 1)">{key}</g>
    </>
  ),
}

function LockerDrawing({ step }: { step: LockerStep }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 108 96"
      className="h-24 w-27 shrink-0 fill-none stroke-3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawings[step]}
    </svg>
  )
}

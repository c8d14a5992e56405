import { useTranslations } from 'use-intl'
import { LockerDrawing, type LockerStep } from './locker-drawings.tsx'

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
            <h3 className="text-h3">
              {index + 1}. {t(`${step}.title`)}
            </h3>
            <p className="text-ink-soft">{t(`${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

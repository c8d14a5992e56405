import { useTranslations } from 'use-intl'
import { FieldError } from '../../ui/field.tsx'
import { type RatingName, ratings } from './rating.ts'

/** A row of numbers, one of them chosen; the ends of the row are named. */
export function RatingField(props: {
  name: RatingName
  value: string | undefined
  error: string | undefined
}) {
  const { name, error } = props
  const t = useTranslations('customer.questionnaire')
  const { from, to } = ratings[name]
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const [low, high] = name === 'recommend' ? (['never', 'surely'] as const) : (['worst', 'best'] as const)
  const isLong = numbers.length > 5
  const said = (number: number) => {
    if (number === from) return `${number}, ${t(`scale.${low}`)}`
    return number === to ? `${number}, ${t(`scale.${high}`)}` : String(number)
  }
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid min-w-0 gap-3">
      <legend className="text-h3 float-left mb-3 w-full">{t(name)}</legend>
      <div
        className={`clear-both grid gap-2 ${isLong ? 'grid-cols-6 sm:grid-cols-11' : 'max-w-sm grid-cols-5'}`}
      >
        {numbers.map((number) => (
          <label
            key={number}
            className="border-ink-soft/60 bg-surface has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-focus hover:border-brand relative flex min-h-13 cursor-pointer items-center justify-center rounded-xl border text-lg font-semibold transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              id={number === from ? name : undefined}
              name={name}
              value={number}
              defaultChecked={props.value === String(number)}
              aria-label={said(number)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{number}</span>
          </label>
        ))}
      </div>
      <p
        aria-hidden="true"
        className={`text-ink-soft text-small flex justify-between gap-4 ${isLong ? '' : 'max-w-sm'}`}
      >
        <span>
          {from} · {t(`scale.${low}`)}
        </span>
        <span className="text-right">
          {to} · {t(`scale.${high}`)}
        </span>
      </p>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

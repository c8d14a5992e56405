import { type HTMLAttributes, type ReactNode, useId, useState } from 'react'
import { readDay, writeDay } from '../../words/date-text.ts'
import { useWords } from '../../words/words.tsx'

type Props = {
  label: string
  value: string
  hint?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Left, it shows how it was understood. */
  tidy?: (typed: string) => string
  onChange: (value: string) => void
}

/** What is typed is shown at once, and kept as it is typed. */
export function Field({ label, value, hint, inputMode, tidy, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        value={typed}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        onBlur={() => tidy && setTyped(tidy)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
      />
      {hint ? (
        <small id={`${id}-hint`} className="quiet">
          {hint}
        </small>
      ) : null}
    </div>
  )
}

/** A date as people write it: the browser's own field speaks the browser's language. */
export function DayField({ value, onChange, ...props }: Pick<Props, 'label' | 'value' | 'onChange'>) {
  const { t, locale } = useWords('handover')
  return (
    <Field
      {...props}
      value={writeDay(value, locale)}
      hint={t('dayHint')}
      inputMode="text"
      tidy={(typed) => writeDay(readDay(typed) ?? typed, locale)}
      onChange={(typed) => onChange(readDay(typed) ?? '')}
    />
  )
}

type NumberProps = Omit<Props, 'value' | 'onChange' | 'inputMode'> & {
  value: number | null
  onChange: (value: number | null) => void
}

/** Whole numbers and euros with a comma or a point. */
export function NumberField({ value, onChange, ...props }: NumberProps) {
  const read = (text: string) => {
    const number = Number(text.replaceAll(/\s/g, '').replace(',', '.'))
    onChange(text.trim() === '' || !Number.isFinite(number) ? null : number)
  }
  const shown = value === null ? '' : String(value)
  return <Field {...props} value={shown} inputMode="decimal" onChange={read} />
}

type ChoiceProps<Value extends string> = {
  label: string
  name: string
  value: Value
  options: readonly { id: Value; name: string }[]
  /** Two short ones, side by side. */
  isRow?: boolean
  onChange: (value: Value) => void
}

/** One of a few, large enough for a thumb. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  options,
  isRow = false,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={isRow ? 'row' : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="tick">
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}

type TickProps = { checked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}

import { type HTMLAttributes, type ReactNode, useId, useState } from 'react'

type Props = {
  label: string
  value: string
  type?: 'text' | 'date'
  hint?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  onChange: (value: string) => void
}

/** What is typed is shown at once, and kept as it is typed. */
export function Field({ label, value, type = 'text', hint, inputMode, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        inputMode={inputMode}
        value={typed}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
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

type NumberProps = Omit<Props, 'value' | 'onChange' | 'inputMode' | 'type'> & {
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
  onChange: (value: Value) => void
}

/** One of a few, large enough for a thumb. */
export function Choice<Value extends string>({ label, name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
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

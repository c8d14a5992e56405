import { TextField, type TextFieldProps } from '@mui/material'
import type { ReactNode } from 'react'

/** Fields that hand on what was typed. */
type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'variant'> & {
  label: string
  value: string
  onChange: (value: string) => void
}

export function TextInput({ onChange, ...props }: Props) {
  return <TextField fullWidth {...props} onChange={({ target }) => onChange(target.value)} />
}

/** Euros; a comma is as good as a point. */
export function EurosInput(props: Props) {
  return <TextInput {...props} slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }} />
}

export function NumberInput(props: Props) {
  return <TextInput {...props} slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }} />
}

/** A Tallinn time. */
export function TimeInput(props: Props) {
  return <TextInput {...props} type="datetime-local" slotProps={{ inputLabel: { shrink: true } }} />
}

/** The browser's own list: it works with every finger, key and reader. Its options are the values there are. */
export function ChoiceInput<Value extends string>({
  onChange,
  children,
  ...props
}: Omit<Props, 'value' | 'onChange'> & {
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}) {
  return (
    <TextInput
      {...props}
      select
      onChange={(value) => onChange(value as Value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextInput>
  )
}

import {
  Checkbox,
  FormControl,
  FormControlLabel,
  type FormControlLabelProps,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  type TextFieldProps,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import type { ReactNode } from 'react'

/** Fields that hand on what was typed. */
type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'variant'> & {
  value: string
  /** What is wrong with it, said instead of any hint. */
  fault?: string | undefined
  onChange: (value: string) => void
}

export function TextInput({ fault, error, helperText, slotProps, onChange, ...props }: Props) {
  return (
    <TextField
      fullWidth
      {...props}
      error={error === true || fault !== undefined}
      helperText={fault ?? helperText}
      {...(slotProps ? { slotProps } : {})}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type Option<Value> = { id: Value; name: string }

type ChoiceProps<Value> = Omit<Props, 'value' | 'onChange' | 'children'> & {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** The browser's own list: it works with every finger, key and reader. */
export function ChoiceInput<Value extends string | number>(props: ChoiceProps<Value>) {
  const { value, options, onChange, slotProps, ...rest } = props
  return (
    <TextInput
      {...rest}
      select
      value={String(value)}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen)
        if (option) onChange(option.id)
      }}
      slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextInput>
  )
}

type RadioProps<Value> = {
  label: string
  size?: 'small' | 'medium'
  value: Value | undefined
  options: readonly { id: Value; name: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few, all of them in sight. */
export function RadioInput<Value extends string | number>(props: RadioProps<Value>) {
  const { label, size = 'medium', value = '', options, onChange } = props
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <RadioGroup aria-label={label} value={String(value)}>
        {options.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            value={String(id)}
            control={<Radio size={size} onChange={() => onChange(id)} />}
            label={name}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

type ToggleProps<Value> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  /** What is meant when the chosen one is pressed again; nothing, when not told. */
  off?: Value
  onChange: (value: Value) => void
}

/** One of two or three ways to look at something. */
export function ToggleInput<Value extends string>(props: ToggleProps<Value>) {
  const { label, value, options, off, onChange } = props
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      // Five of them are wider than a phone.
      sx={{ flexWrap: 'wrap' }}
      value={value}
      onChange={(_, chosen: Value | null) => {
        const meant = chosen ?? off
        if (meant !== undefined) onChange(meant)
      }}
    >
      {options.map(({ id, name }) => (
        <ToggleButton key={id} value={id} sx={{ textTransform: 'none', px: 1.5, minHeight: 40 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

type CheckProps = Omit<FormControlLabelProps, 'control' | 'checked' | 'onChange'> & {
  checked: boolean
  isFaulty?: boolean
  onChange: (isChecked: boolean) => void
}

export function CheckInput({ checked, isFaulty = false, onChange, ...props }: CheckProps) {
  return (
    <FormControlLabel
      {...props}
      control={
        <Checkbox
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-invalid': isFaulty } }}
        />
      }
    />
  )
}

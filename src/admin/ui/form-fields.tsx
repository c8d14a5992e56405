import {
  Checkbox,
  FormControlLabel,
  type FormControlLabelProps,
  TextField,
  type TextFieldProps,
} from '@mui/material'

/** Fields that hand on what was typed. */
type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'variant'> & {
  value: string
  onChange: (value: string) => void
}

export function TextInput({ onChange, ...props }: Props) {
  return <TextField fullWidth {...props} onChange={({ target }) => onChange(target.value)} />
}

/** A Tallinn time. */
export function TimeInput(props: Props) {
  return <TextInput {...props} type="datetime-local" slotProps={{ inputLabel: { shrink: true } }} />
}

type ChoiceProps<Value> = Omit<Props, 'value' | 'onChange' | 'children'> & {
  value: Value
  options: readonly { id: Value; name: string }[]
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

type CheckProps = Omit<FormControlLabelProps, 'control' | 'checked' | 'onChange'> & {
  checked: boolean
  onChange: (isChecked: boolean) => void
}

export function CheckInput({ checked, onChange, ...props }: CheckProps) {
  return (
    <FormControlLabel
      {...props}
      control={<Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />}
    />
  )
}

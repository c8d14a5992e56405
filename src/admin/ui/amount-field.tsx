import { InputAdornment, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { readAmount, writeAmount } from '../words/amount-text.ts'
import { faultWords } from '../words/fault-words.ts'
import { useSpoken } from '../words/words.tsx'

type AmountFieldProps = {
  /** Said by a screen reader; shown too unless a table's head shows it. */
  label: string
  isLabelHidden?: boolean
  value: number | null
  /** What an empty field means; nothing, when not told. */
  empty?: number | null
  unit?: string
  fault?: ReactNode
  helperText?: ReactNode
  disabled?: boolean
  isRequired?: boolean
  /** In pixels; in a form it is as wide as the other fields. */
  width?: number
  /** Not a number while what is typed is none. */
  onChange: (amount: number | null) => void
  onLeave?: () => void
}

/** A number that may be typed with a comma or a point. Left, it shows how it was understood. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, empty = null, unit, width, onChange } = props
  const { locale, messages } = useSpoken()
  const [typed, setTyped] = useState<string>()
  const meaning = (text: string) => readAmount(text) ?? empty
  // Whatever else changes the value is shown instead of what was typed.
  const isTyped = typed !== undefined && Object.is(meaning(typed), value)
  const fault = props.fault ?? (Number.isNaN(value) ? faultWords(messages, 'format') : undefined)
  return (
    <TextField
      fullWidth={width === undefined}
      label={props.isLabelHidden ? undefined : props.isRequired ? `${label} *` : label}
      value={isTyped ? typed : writeAmount(value, locale)}
      error={fault !== undefined}
      helperText={fault ?? props.helperText}
      disabled={props.disabled ?? false}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(meaning(target.value))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
        props.onLeave?.()
      }}
      sx={{
        width,
        '& input': { fontVariantNumeric: 'tabular-nums', ...(width ? { textAlign: 'right' } : {}) },
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-label': label },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  )
}

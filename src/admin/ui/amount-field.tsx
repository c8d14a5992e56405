import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { readAmount, writeAmount } from '../words/amount-text.ts'
import { useStaffLocale } from '../words/language.ts'

type AmountFieldProps = {
  /** Said by a screen reader; shown too unless a table's head shows it. */
  label: string
  isLabelHidden?: boolean
  value: number | null
  /** What an empty field means; nothing, when not told. */
  empty?: number | null
  unit?: string
  fault?: string | undefined
  isReadOnly?: boolean
  width?: number | string
  /** Not a number while what is typed is none. */
  onChange: (amount: number | null) => void
}

/** A number that may be typed with a comma or a point. Left, it shows how it was understood. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, empty = null, unit, fault, onChange } = props
  const locale = useStaffLocale()
  const [typed, setTyped] = useState<string>()
  const meaning = (text: string) => readAmount(text) ?? empty
  // Whatever else changes the value is shown instead of what was typed.
  const isTyped = typed !== undefined && Object.is(meaning(typed), value)
  return (
    <TextField
      label={props.isLabelHidden ? undefined : label}
      value={isTyped ? typed : writeAmount(value, locale)}
      error={fault !== undefined}
      helperText={fault}
      disabled={props.isReadOnly ?? false}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(meaning(target.value))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
      }}
      sx={{
        width: props.width ?? 112,
        '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-label': label },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  )
}

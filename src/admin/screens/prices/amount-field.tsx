import { InputAdornment, TextField } from '@mui/material'

type AmountFieldProps = {
  /** Said by a screen reader; shown too unless a table's head shows it. */
  label: string
  isLabelHidden?: boolean
  value: string
  unit?: string
  fault?: string | undefined
  isReadOnly?: boolean
  width?: number | string
  onChange: (value: string) => void
}

/** A number that may be typed with a comma or a point. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    unit,
    fault,
    isReadOnly = false,
    width = 112,
    onChange,
  } = props
  return (
    <TextField
      label={isLabelHidden ? undefined : label}
      value={value}
      error={fault !== undefined}
      helperText={fault}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width, '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-label': label },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  )
}

import { TextField } from '@mui/material'

type DateFieldProps = {
  label: string
  value: string
  withTime?: boolean
  fault?: string | undefined
  isReadOnly?: boolean
  onChange: (value: string) => void
}

/** The browser's own calendar; the value is a date or a Tallinn label. */
export function DateField({
  label,
  value,
  withTime = false,
  fault,
  isReadOnly = false,
  onChange,
}: DateFieldProps) {
  return (
    <TextField
      type={withTime ? 'datetime-local' : 'date'}
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
      sx={withTime ? { flex: '1 1 200px' } : { minWidth: 160 }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

import { TextInput, type TextInputProps } from 'react-admin'
import { instantOf, labelOf } from '../../../domain/calendar/tallinn.ts'
import { formatLabel, parseLabel } from '../../../domain/calendar/wall-clock.ts'

/** A time of Tallinn, wherever the browser is; an instant in the record. */
export function TallinnInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={(value: unknown) => (typeof value === 'string' && value !== '' ? shown(value) : '')}
      parse={(typed: string) => {
        const label = parseLabel(typed)
        return (label === undefined ? undefined : instantOf(label)?.toISOString()) ?? typed
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function shown(value: string): string {
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? value : formatLabel(labelOf(instant))
}

import { InputAdornment, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { onDay, readDay, readMoment, readTime, writeDay, writeMoment } from '../words/date-text.ts'
import { faultWords } from '../words/fault-words.ts'
import { useSpoken } from '../words/words.tsx'
import { TextInput } from './form-fields.tsx'
import { MonthButton } from './month-button.tsx'

/** Dates and times in the language of the screen: the browser's own fields speak the browser's. */
type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'variant' | 'type'> & {
  value: string
  fault?: string | undefined
  onChange: (value: string) => void
}

type Reading = {
  read: (typed: string) => string | undefined
  write: (value: string, locale: Locale) => string
  /** The value on another day; without it the field has no calendar. */
  onDay?: (value: string, day: string) => string
  width: number
}

const day: Reading = { read: readDay, write: writeDay, onDay: (_, chosen) => chosen, width: 160 }
const moment: Reading = { read: readMoment, write: writeMoment, onDay, width: 210 }
const time: Reading = { read: readTime, write: (value) => value, width: 110 }

/** A Tallinn time of a day. */
export const TimeInput = (props: Props) => <Dated reading={moment} {...props} />

/** A day; as wide as a date. */
export const DateInput = (props: Props) => (
  <Dated reading={day} fullWidth={false} {...props} sx={{ width: day.width, ...props.sx }} />
)

/** A time of any day. */
export const ClockInput = (props: Props) => <Dated reading={time} {...props} />

/** Nothing while what is typed is no date. Left, it shows how it was understood. */
function Dated({
  reading,
  value,
  fault,
  onChange,
  onBlur,
  slotProps,
  ...props
}: Props & { reading: Reading }) {
  const { locale, messages } = useSpoken()
  const [typed, setTyped] = useState<string>()
  const meaning = (text: string) => reading.read(text) ?? ''
  // Whatever else changes the value is shown instead of what was typed.
  const isTyped = typed !== undefined && meaning(typed) === value
  const isUnread = isTyped && typed.trim() !== '' && value === ''
  return (
    <TextInput
      {...props}
      value={isTyped ? typed : reading.write(value, locale)}
      fault={fault ?? (isUnread && typed.trim().length > 5 ? faultWords(messages, 'format') : undefined)}
      onChange={(text) => {
        setTyped(text)
        onChange(meaning(text))
      }}
      onBlur={(event) => {
        if (!isUnread) setTyped(undefined)
        onBlur?.(event)
      }}
      slotProps={{
        ...slotProps,
        htmlInput: { autoComplete: 'off', inputMode: 'text', ...slotProps?.htmlInput },
        ...(reading.onDay && !props.disabled
          ? {
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <MonthButton
                      day={value.slice(0, 10)}
                      onDay={(chosen) => onChange(reading.onDay?.(value, chosen) ?? chosen)}
                    />
                  </InputAdornment>
                ),
              },
            }
          : {}),
      }}
    />
  )
}

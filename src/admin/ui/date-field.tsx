import { InputAdornment, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { onDay, readDay, readMoment, readTime, writeDay, writeMoment } from '../words/date-text.ts'
import { faultWords } from '../words/fault-words.ts'
import { useSpoken } from '../words/words.tsx'
import { TextInput } from './form-fields.tsx'
import { MonthButton } from './month-button.tsx'

/** Dates and times in the language of the screen: the browser's own fields speak the browser's. */
type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'variant' | 'type' | 'slotProps' | 'sx'> & {
  value: string
  fault?: string | undefined
  onChange: (value: string) => void
}

type Reading = {
  read: (typed: string) => string | undefined
  write: (value: string, locale: Locale) => string
  /** The value on another day; without it the field has no calendar. */
  onDay?: (value: string, day: string) => string
  /** As wide as the other fields of a form, unless told otherwise. */
  isWide: boolean
}

/** A date and its calendar. */
const NARROW = 170

const day: Reading = { read: readDay, write: writeDay, onDay: (_, chosen) => chosen, isWide: false }
const moment: Reading = { read: readMoment, write: writeMoment, onDay, isWide: true }
const time: Reading = { read: readTime, write: (value) => value, isWide: true }

/** A Tallinn time of a day. */
export const TimeInput = (props: Props) => <Dated reading={moment} {...props} />

/** A day; as wide as a date. */
export const DateInput = (props: Props) => <Dated reading={day} {...props} />

/** A time of any day. */
export const ClockInput = (props: Props) => <Dated reading={time} {...props} />

/** Nothing while what is typed is no date. Left, it shows how it was understood. */
function Dated({
  reading,
  value,
  fault,
  onChange,
  onBlur,
  fullWidth = reading.isWide,
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
      fullWidth={fullWidth}
      sx={fullWidth ? {} : { width: NARROW }}
      slotProps={{
        htmlInput: { autoComplete: 'off', inputMode: 'text' },
        // A long name in the middle of the field would lie under the calendar.
        inputLabel: { shrink: true },
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

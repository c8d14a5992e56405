import { InputAdornment } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  PasswordInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useResourceContext,
} from 'react-admin'
import type { Field } from '../../../contract/records/resource.ts'
import { fieldLabel } from '../../words/react-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'
import { TallinnInput } from './tallinn-input.tsx'
import { choiceLabel } from './value-text.ts'

/** The control for a field, by its kind. `alwaysOn` and `source` come along when it narrows a list. */
export function RecordInput({
  field,
  source = field.name,
  isFilter = false,
  label,
}: {
  field: Field
  source?: string
  isFilter?: boolean
  label?: string
  alwaysOn?: boolean
}) {
  const { messages } = useSpoken()
  const t = useWords('records')
  const resource = useResourceContext() ?? ''
  const common = {
    source,
    label: label ?? fieldLabel(messages, resource, field.name),
    isRequired: !isFilter && !field.isOptional && field.kind !== 'boolean',
    helperText: false as const,
    margin: 'none' as const,
    fullWidth: true,
  }
  switch (field.kind) {
    case 'text':
      return field.isLong ? (
        <TextInput {...common} multiline minRows={3} />
      ) : (
        <TextInput {...common} resettable={isFilter} />
      )
    case 'integer':
      return <NumberInput {...common} step={1} />
    case 'decimal':
      return <NumberInput {...common} step={0.1} />
    case 'money':
      return <NumberInput {...common} step={0.01} slotProps={unit('€')} />
    case 'percent':
      return <NumberInput {...common} step={0.01} slotProps={unit('%')} />
    case 'discount':
      return <NumberInput {...common} step={0.01} slotProps={unit('€ / %')} />
    case 'boolean':
      return isFilter ? (
        <SelectInput
          {...common}
          choices={[true, false].map((id) => ({
            id,
            name: messages.react.ra.boolean[id ? 'true' : 'false'],
          }))}
          translateChoice={false}
        />
      ) : (
        <BooleanInput {...common} />
      )
    case 'day':
      return <DateInput {...common} parse={(value: string) => value} />
    case 'moment':
      return isFilter ? (
        <DateInput {...common} parse={(value: string) => value} />
      ) : (
        <TallinnInput {...common} />
      )
    case 'time':
      return <TextInput {...common} type="time" slotProps={{ inputLabel: { shrink: true } }} />
    case 'choice':
      return (
        <SelectInput
          {...common}
          choices={field.options.map((id) => ({ id, name: choiceLabel(messages, id) }))}
          translateChoice={false}
          {...(field.isOptional ? {} : { resettable: isFilter })}
        />
      )
    case 'reference':
      return (
        <ReferenceInput
          source={source}
          reference={field.resource}
          perPage={50}
          sort={{ field: 'id', order: 'ASC' }}
        >
          <AutocompleteInput
            label={common.label}
            isRequired={common.isRequired}
            optionText="title"
            filterToQuery={(q: string) => ({ q })}
            helperText={false}
            margin="none"
            fullWidth
          />
        </ReferenceInput>
      )
    case 'secret':
      return (
        <PasswordInput
          {...common}
          helperText={t('leaveEmpty')}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
      )
    case 'json':
      return null
  }
}

const unit = (text: string) => ({
  input: { endAdornment: <InputAdornment position="end">{text}</InputAdornment> },
})

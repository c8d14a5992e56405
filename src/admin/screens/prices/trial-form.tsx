import {
  Checkbox,
  FormControl,
  FormHelperText,
  InputLabel,
  ListItemText,
  MenuItem,
  Select,
  Stack,
} from '@mui/material'
import { useId } from 'react'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { TrialBody } from '../../../contract/staff/prices.ts'
import { CheckInput, ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import { DateField } from './date-field.tsx'
import { useFaultWords } from './fault-words.ts'

type TrialFormProps = {
  trial: TrialBody
  list: PriceListAnswer
  faults: readonly FieldError[]
  onChange: (changes: Partial<TrialBody>) => void
}

/** The rental prices are tried on: what a visitor would type, and whether that visitor is new. */
export function TrialForm({ trial, list, faults, onChange }: TrialFormProps) {
  const t = useWords('prices')
  const { trialWordOf } = useFaultWords()
  const fault = (field: string) =>
    trialWordOf(faults.find(({ path }) => path.startsWith(`trial.${field}`))?.code)
  const state = (field: string) => ({ error: fault(field) !== undefined, helperText: fault(field) })
  const places = list.locations.filter(({ isActive }) => isActive)
  const place = (field: 'rentLocationId' | 'returnLocationId', label: string) => (
    <ChoiceInput
      label={label}
      value={trial[field]}
      options={places}
      {...state(field)}
      onChange={(id) => onChange({ [field]: id })}
      sx={{ minWidth: 150, flex: 1 }}
    />
  )
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChoiceInput
        label={t('trial.group')}
        value={trial.groupId ?? 0}
        options={list.groups}
        {...state('groupId')}
        onChange={(groupId) => onChange({ groupId })}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <DateField
          withTime
          label={t('trial.rentDate')}
          value={trial.rentDate}
          fault={fault('rentDate')}
          onChange={(rentDate) => onChange({ rentDate })}
        />
        <DateField
          withTime
          label={t('trial.returnDate')}
          value={trial.returnDate}
          fault={fault('returnDate')}
          onChange={(returnDate) => onChange({ returnDate })}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {place('rentLocationId', t('trial.rentPlace'))}
        {place('returnLocationId', t('trial.returnPlace'))}
      </Stack>
      <TrialServices trial={trial} list={list} fault={fault('services')} onChange={onChange} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextInput
          label={t('trial.codes')}
          value={trial.couponCodes.join(' ')}
          onChange={(codes) => onChange({ couponCodes: codes.split(/[\s,]/) })}
          sx={{ flex: 1, minWidth: 150 }}
        />
        <CheckInput
          label={t('trial.newClient')}
          checked={trial.isNewClient}
          onChange={(isNewClient) => onChange({ isNewClient })}
        />
      </Stack>
    </Stack>
  )
}

type TrialServicesProps = Omit<TrialFormProps, 'faults'> & { fault: string | undefined }

function TrialServices({ trial, list, fault, onChange }: TrialServicesProps) {
  const t = useWords('prices')
  const labelId = useId()
  const chosen = trial.services.map(({ id }) => id)
  const nameOf = (serviceId: number) => list.services.find(({ id }) => id === serviceId)?.name ?? ''
  return (
    <FormControl size="small" error={fault !== undefined}>
      <InputLabel id={labelId}>{t('trial.services')}</InputLabel>
      <Select
        multiple
        labelId={labelId}
        label={t('trial.services')}
        value={chosen}
        renderValue={(ids) => ids.map(nameOf).join(', ')}
        onChange={({ target: { value } }) => {
          // What a browser fills in by itself is text.
          const ids = typeof value === 'string' ? [] : value
          onChange({ services: ids.map((id) => ({ id, quantity: 1 })) })
        }}
      >
        {list.services
          .filter(({ isActive }) => isActive)
          .map(({ id, name }) => (
            <MenuItem key={id} value={id} dense>
              <Checkbox size="small" checked={chosen.includes(id)} />
              <ListItemText primary={name} />
            </MenuItem>
          ))}
      </Select>
      {fault ? <FormHelperText>{fault}</FormHelperText> : null}
    </FormControl>
  )
}

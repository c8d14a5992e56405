import {
  Box,
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
import { TimeInput } from '../../ui/date-field.tsx'
import { CheckInput, ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import { useFaultWords } from './fault-words.ts'

type TrialFormProps = {
  trial: TrialBody
  list: PriceListAnswer
  faults: readonly FieldError[]
  onChange: (changes: Partial<TrialBody>) => void
}

/** The rental prices are tried on: what a visitor would type, and whether that visitor is new. */
export function TrialForm({ trial, list, faults, onChange }: TrialFormProps) {
  const { t } = useWords('prices')
  const { trialWordOf } = useFaultWords()
  const fault = (field: string) =>
    trialWordOf(faults.find(({ path }) => path.startsWith(`trial.${field}`))?.code)
  const time = (field: 'rentDate' | 'returnDate') => (
    <Box sx={{ flex: '1 1 200px' }}>
      <TimeInput
        label={t(`trial.${field}`)}
        value={trial[field]}
        fault={fault(field)}
        onChange={(typed) => onChange({ [field]: typed })}
      />
    </Box>
  )
  const place = (end: 'rent' | 'return') => (
    <ChoiceInput
      label={t(`trial.${end}Place`)}
      value={trial[`${end}LocationId`]}
      options={list.locations.filter(({ isActive }) => isActive)}
      fault={fault(`${end}LocationId`)}
      onChange={(id) => onChange({ [`${end}LocationId`]: id })}
      sx={{ minWidth: 150, flex: 1 }}
    />
  )
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChoiceInput
        label={t('trial.group')}
        value={trial.groupId ?? 0}
        options={list.groups}
        fault={fault('groupId')}
        onChange={(groupId) => onChange({ groupId })}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {time('rentDate')}
        {time('returnDate')}
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {place('rent')}
        {place('return')}
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
  const { t } = useWords('prices')
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

import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { money } from '../today/desk-times.ts'
import type { PhoneForm } from './phone-form.ts'
import { PhonePart } from './phone-part.tsx'

type Chosen = PhoneForm['services']
type Props = { chosen: PhoneChosenCar | undefined; services: Chosen; onChange: (services: Chosen) => void }

/** One cover, and what else is wanted; each with what it adds to this rental. */
export function PhoneExtras({ chosen, services, onChange }: Props) {
  const t = useWords('phone')
  const locale = useStaffLocale()
  const options = chosen?.options ?? []
  const covers = options.filter(({ deductible }) => deductible !== null)
  const extras = options.filter(({ deductible }) => deductible === null)
  const without = (ids: number[]) => services.filter(({ id }) => !ids.includes(id))
  const price = (option: ServiceOption) =>
    option.price === 0 ? t('included') : t('plus', { price: money(option.price, locale) })
  const coverIds = covers.map(({ id }) => id)
  // Without a word the free cover is part of the rental, and the quote says so.
  const cover =
    services.find(({ id }) => coverIds.includes(id)) ??
    chosen?.services.find(({ id }) => coverIds.includes(id))
  return (
    <PhonePart step={4} title={t('steps.extras')}>
      {chosen ? null : <Typography color="text.secondary">{t('chooseCar')}</Typography>}
      {covers.length > 0 ? (
        <FormControl sx={{ mb: 2 }}>
          <FormLabel>{t('cover')}</FormLabel>
          <RadioGroup
            value={cover ? String(cover.id) : ''}
            onChange={(event) =>
              onChange([...without(coverIds), { id: Number(event.target.value), quantity: 1 }])
            }
          >
            {covers.map((option) => (
              <FormControlLabel
                key={option.id}
                value={String(option.id)}
                control={<Radio />}
                label={
                  <Priced
                    name={t('excess', { name: option.name, amount: money(option.deductible ?? 0, locale) })}
                    price={price(option)}
                  />
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {extras.map((option) => {
          const own = services.find(({ id }) => id === option.id)
          const take = (quantity: number) => onChange([...without([option.id]), { id: option.id, quantity }])
          return (
            <Box key={option.id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1, mr: 0 }}
                control={
                  <Checkbox
                    checked={own !== undefined}
                    onChange={(event) => (event.target.checked ? take(1) : onChange(without([option.id])))}
                  />
                }
                label={<Priced name={option.name} price={price(option)} />}
              />
              {own && option.maxQuantity > 1 ? (
                <TextField
                  select
                  value={own.quantity}
                  onChange={(event) => take(Number(event.target.value))}
                  slotProps={{
                    select: {
                      SelectDisplayProps: { 'aria-label': t('fields.quantity', { name: option.name }) },
                    },
                  }}
                >
                  {Array.from({ length: option.maxQuantity }, (_, index) => (
                    <MenuItem key={index + 1} value={index + 1}>
                      {index + 1}
                    </MenuItem>
                  ))}
                </TextField>
              ) : null}
            </Box>
          )
        })}
      </Box>
    </PhonePart>
  )
}

function Priced({ name, price }: { name: string; price: string }) {
  return (
    <>
      {name}{' '}
      <Typography component="span" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {price}
      </Typography>
    </>
  )
}

import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { CheckInput, ChoiceInput } from '../../ui/form-fields.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import type { PhoneForm } from './phone-form.ts'
import { PhonePart } from './phone-part.tsx'

type Chosen = PhoneForm['services']
type Props = { chosen: PhoneChosenCar | undefined; services: Chosen; onChange: (services: Chosen) => void }

/** One cover, and what else is wanted; each with what it adds to this rental. */
export function PhoneExtras({ chosen, services, onChange }: Props) {
  const t = useWords('phone')
  const options = chosen?.options ?? []
  const covers = options.filter(({ deductible }) => deductible !== null)
  const extras = options.filter(({ deductible }) => deductible === null)
  const coverIds = covers.map(({ id }) => id)
  const without = (ids: number[]) => services.filter(({ id }) => !ids.includes(id))
  const isCover = ({ id }: { id: number }) => coverIds.includes(id)
  return (
    <PhonePart step={4} title={t('steps.extras')}>
      {chosen ? null : <Quiet>{t('chooseCar')}</Quiet>}
      <Covers
        covers={covers}
        // Without a word the free cover is part of the rental, and the quote says so.
        coverId={(services.find(isCover) ?? chosen?.services.find(isCover))?.id}
        onChoose={(id) => onChange([...without(coverIds), { id, quantity: 1 }])}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {extras.map((option) => (
          <Extra
            key={option.id}
            option={option}
            quantity={services.find(({ id }) => id === option.id)?.quantity ?? 0}
            onChoose={(quantity) =>
              onChange([...without([option.id]), ...(quantity > 0 ? [{ id: option.id, quantity }] : [])])
            }
          />
        ))}
      </Box>
    </PhonePart>
  )
}

type CoversProps = {
  covers: readonly ServiceOption[]
  coverId: number | undefined
  onChoose: (id: number) => void
}

function Covers({ covers, coverId, onChoose }: CoversProps) {
  const t = useWords('phone')
  const { money } = useFormats()
  if (covers.length === 0) return null
  return (
    <FormControl>
      <FormLabel>{t('cover')}</FormLabel>
      <RadioGroup
        value={coverId === undefined ? '' : String(coverId)}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {covers.map((option) => (
          <FormControlLabel
            key={option.id}
            value={String(option.id)}
            control={<Radio />}
            label={
              <Priced
                option={option}
                name={t('excess', { name: option.name, amount: money(option.deductible ?? 0) })}
              />
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

type ExtraProps = { option: ServiceOption; quantity: number; onChoose: (quantity: number) => void }

function Extra({ option, quantity, onChoose }: ExtraProps) {
  const t = useWords('phone')
  const counts = Array.from({ length: option.maxQuantity }, (_, index) => index + 1)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <CheckInput
        label={<Priced option={option} name={option.name} />}
        checked={quantity > 0}
        onChange={(isChosen) => onChoose(isChosen ? 1 : 0)}
        sx={{ flex: 1, mr: 0 }}
      />
      {quantity > 0 && option.maxQuantity > 1 ? (
        <ChoiceInput
          fullWidth={false}
          value={quantity}
          options={counts.map((id) => ({ id, name: String(id) }))}
          onChange={onChoose}
          slotProps={{ htmlInput: { 'aria-label': t('fields.quantity', { name: option.name }) } }}
        />
      ) : null}
    </Box>
  )
}

function Priced({ option: { price }, name }: { option: ServiceOption; name: string }) {
  const t = useWords('phone')
  const { money } = useFormats()
  return (
    <>
      {name}{' '}
      <Quiet component="span" sx={{ whiteSpace: 'nowrap' }}>
        {price === 0 ? t('included') : t('plus', { price: money(price) })}
      </Quiet>
    </>
  )
}

import { Box } from '@mui/material'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { Columns } from '../../ui/columns.tsx'
import { CheckInput, ChoiceInput, RadioInput } from '../../ui/form-fields.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import type { PhoneForm } from './phone-form.ts'
import { PhonePart } from './phone-part.tsx'

type Chosen = PhoneForm['services']
type Props = { chosen: PhoneChosenCar | undefined; services: Chosen; onChange: (services: Chosen) => void }

/** One cover, and what else is wanted; each with what it adds to this rental. */
export function PhoneExtras({ chosen, services, onChange }: Props) {
  const { t } = useWords('phone')
  const options = chosen?.options ?? []
  const covers = options.filter(({ deductible }) => deductible !== null)
  const extras = options.filter(({ deductible }) => deductible === null)
  const coverIds = covers.map(({ id }) => id)
  const without = (ids: number[]) => services.filter(({ id }) => !ids.includes(id))
  /** What follows from who drives is chosen by itself. */
  const quantityOf = (wanted: number) => {
    const own = services.find(({ id }) => id === wanted)?.quantity ?? 0
    if (!chosen?.byDrivers.includes(wanted)) return own
    return Math.max(own, chosen.services.find(({ id }) => id === wanted)?.quantity ?? 0)
  }
  const isCover = ({ id }: { id: number }) => coverIds.includes(id)
  return (
    <PhonePart step={4} title={t('steps.extras')}>
      {chosen ? null : <Quiet>{t('chooseCar')}</Quiet>}
      {covers.length > 0 ? (
        <RadioInput
          label={t('cover')}
          // Without a word the free cover is part of the rental, and the quote says so.
          value={(services.find(isCover) ?? chosen?.services.find(isCover))?.id}
          options={covers.map((option) => ({ id: option.id, name: <Priced option={option} /> }))}
          onChange={(id) => onChange([...without(coverIds), { id, quantity: 1 }])}
        />
      ) : null}
      <Columns gap={0.5} least={300}>
        {extras.map((option) => (
          <Extra
            key={option.id}
            option={option}
            quantity={quantityOf(option.id)}
            isByDrivers={chosen?.byDrivers.includes(option.id) ?? false}
            onChoose={(quantity) =>
              onChange([...without([option.id]), ...(quantity > 0 ? [{ id: option.id, quantity }] : [])])
            }
          />
        ))}
      </Columns>
    </PhonePart>
  )
}

type ExtraProps = {
  option: ServiceOption
  quantity: number
  isByDrivers: boolean
  onChoose: (quantity: number) => void
}

function Extra({ option, quantity, isByDrivers, onChoose }: ExtraProps) {
  const { t } = useWords('phone')
  const { t: s } = useWords('selling')
  const counts = Array.from({ length: option.maxQuantity }, (_, index) => index + 1)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <CheckInput
        label={
          <>
            <Priced option={option} />
            {isByDrivers ? <Note>{s('drivers.fee')}</Note> : null}
          </>
        }
        checked={quantity > 0}
        disabled={isByDrivers}
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

function Priced({ option: { name, deductible, price } }: { option: ServiceOption }) {
  const { t, money } = useWords('phone')
  return (
    <>
      {deductible === null ? name : t('excess', { name, amount: money(deductible) })}{' '}
      <Quiet component="span" sx={{ whiteSpace: 'nowrap' }}>
        {price === 0 ? t('included') : t('plus', { price: money(price) })}
      </Quiet>
    </>
  )
}

import { Box, Link, Slider, Stack } from '@mui/material'
import { useId, useState } from 'react'
import type { BookingPageAnswer } from '../../../../contract/staff/bookings.ts'
import { type CleaningKind, cleaningKinds } from '../../../../domain/booking/extra-charges.ts'
import { parseLabel } from '../../../../domain/calendar/wall-clock.ts'
import { useApi, useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { TimeInput } from '../../../ui/date-field.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { ChoiceInput } from '../../../ui/form-fields.tsx'
import { Note } from '../../../ui/text.tsx'
import { tallinnNow } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFields } from '../use-fields.ts'
import { DamageFields, damageBody, type NewDamage } from './damage-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import { type LateChoice, LateFeeFields, lateBody } from './late-fee-fields.tsx'
import { firstSteps, StepFields, stepsBody } from './step-fields.tsx'

type Seen = { at: string; odometer: number | null; fuel: number; charge: number | null }
const side = { xs: 'column', sm: 'row' } as const

/** The key goes out: how far the car has gone, how full it is, and what is wrong with it. */
export function HandOverDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const { mileage } = page.car
  const { send, ...sending } = useSend('POST /bookings/:id/hand-over', () => onDone(t('done.hand-over')))
  const { values, field, fault } = useFields<Seen>(
    { at: tallinnNow(), odometer: mileage, fuel: 8, charge: 100 },
    sending.problem,
  )
  const [damage, setDamage] = useState<NewDamage[]>([])
  const [steps, setSteps] = useState(() => firstSteps(page))
  return (
    <FormDialog
      isWide
      title={t('actions.hand-over')}
      submit={t('actions.hand-over')}
      {...sending}
      onSubmit={() =>
        send({
          params: { id: page.id },
          body: {
            ...values,
            ...levelBody(page, values),
            ...stepsBody(steps, page.car.seats),
            damage: damageBody(damage),
          },
        })
      }
      onClose={onClose}
    >
      <Link href={`/admin/hand-over/#${page.id}`}>{t('phoneAct')}</Link>
      <StepFields page={page} steps={steps} onChange={setSteps} fault={fault} />
      <Stack direction={side} spacing={2}>
        <TimeInput {...field('at')} />
        <AmountField {...field('odometer', t('mileageBefore', { count: mileage }))} />
      </Stack>
      {isElectric(page) ? <AmountField {...field('charge')} /> : <FuelInput {...field('fuel')} />}
      <DamageFields car={page.car} damage={damage} onChange={setDamage} fault={fault} />
    </FormDialog>
  )
}

/** The car is back: when, where, as it was seen, and what being late costs. */
export function TakeBackDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const params = { id: page.id }
  const { send, ...sending } = useSend('POST /bookings/:id/take-back', () => onDone(t('done.take-back')))
  const { values, field, fault } = useFields<Seen & { place: number; cleaning: Cleaning }>(
    {
      at: tallinnNow(),
      place: page.return.locationId,
      odometer: null,
      fuel: 8,
      charge: 100,
      cleaning: 'none',
    },
    sending.problem,
  )
  const [damage, setDamage] = useState<NewDamage[]>([])
  const [late, setLate] = useState<LateChoice>({ decision: 'charge', amount: null, reason: '' })
  const { value: proposal } = useApi('GET /bookings/:id/late-fee', { params, query: { at: values.at } })
  const fee = proposal?.fee
  const submit = () => {
    const { place: locationId, cleaning, ...seen } = values
    send({
      params,
      body: {
        ...seen,
        ...levelBody(page, seen),
        locationId,
        cleaning: cleaning === 'none' ? null : cleaning,
        damage: damageBody(damage),
        late: lateBody(fee, late),
      },
    })
  }
  const before = page.handedOver?.odometer ?? page.car.mileage
  return (
    <FormDialog
      isWide
      title={t('actions.take-back')}
      submit={t('actions.take-back')}
      isDisabled={proposal === undefined}
      {...sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack direction={side} spacing={2}>
        <TimeInput {...field('at')} />
        <ChoiceInput {...field('place')} options={page.places} {...fault('locationId')} />
      </Stack>
      <AmountField {...field('odometer', t('mileageBefore', { count: before }))} />
      <Link href={`/admin/hand-over/#${page.id}`}>{t('phoneAct')}</Link>
      {isElectric(page) ? <AmountField {...field('charge')} /> : <FuelInput {...field('fuel')} />}
      <LateFeeFields
        fee={fee}
        minutesLate={minutesLate(page.return.at, values.at)}
        choice={late}
        onChange={setLate}
        fault={fault}
      />
      <ChoiceInput
        {...field('cleaning')}
        options={(['none', ...cleaningKinds] as const).map((id) => ({ id, name: t(`cleaning.${id}`) }))}
      />
      <DamageFields hasEstimates car={page.car} damage={damage} onChange={setDamage} fault={fault} />
    </FormDialog>
  )
}

type Cleaning = CleaningKind | 'none'

const isElectric = ({ car }: BookingPageAnswer) => car.fuelType === 'ELECTRIC'

/** A battery has percent, a tank eighths. */
const levelBody = (page: BookingPageAnswer, { fuel, charge }: Pick<Seen, 'fuel' | 'charge'>) =>
  isElectric(page) ? { fuel: null, charge } : { fuel, charge: null }

/** On Tallinn's clocks, whatever is billed of it. */
const minutesLate = (agreed: string, at: string): number => (parseLabel(at) ?? 0) - (parseLabel(agreed) ?? 0)

const marks = Array.from({ length: 9 }, (_, value) => ({ value, label: value % 2 === 0 ? `${value}/8` : '' }))

type Props = { label: string; value: number; onChange: (value: number) => void }

/** Eighths of a tank, as the car's own gauge shows them. */
export function FuelInput({ label, value, onChange }: Props) {
  const { t } = useWords('bookings')
  const labelId = useId()
  return (
    <Box>
      <Note id={labelId}>{`${label}: ${t('fuelEighths', { count: value })}`}</Note>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={labelId}
          min={0}
          max={8}
          step={1}
          marks={marks}
          value={value}
          onChange={(_event, next) => onChange(Array.isArray(next) ? (next[0] ?? 0) : next)}
        />
      </Box>
    </Box>
  )
}

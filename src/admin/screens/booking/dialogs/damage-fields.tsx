import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { BookingPageAnswer } from '../../../../contract/staff/bookings.ts'
import { type DamagePoint } from '../../../../domain/fleet/damage-sheet.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { CheckInput, TextInput } from '../../../ui/form-fields.tsx'
import { Note } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'
import { DamageMap } from '../../car/damage-map.tsx'
import type { FaultOf } from '../use-fields.ts'

export type NewDamage = { key: string; text: string; points: DamagePoint[]; estimate: number | null }

type Props = {
  car: BookingPageAnswer['car']
  damage: NewDamage[]
  onChange: (damage: NewDamage[]) => void
  fault: FaultOf
  /** After a rental: what mending it may cost is asked of the customer. */
  hasEstimates?: boolean
}

/** What is new about the car: each press on the drawing starts one, unless it is said that it belongs to the last. */
export function DamageFields({ car, damage, onChange, fault, hasEstimates = false }: Props) {
  const { t } = useWords('bookings')
  const [isSame, setIsSame] = useState(false)
  const start = (points: DamagePoint[]) =>
    onChange([...damage, { key: `new ${damage.length + 1}`, text: '', points, estimate: null }])
  const add = (point: DamagePoint) => {
    const last = damage.at(-1)
    if (last && isSame) onChange([...damage.slice(0, -1), { ...last, points: [...last.points, point] }])
    else start([point])
  }
  const issues = [...car.issues, ...damage.map(({ key, text }) => ({ id: key, text, isNew: true }))]
  const points = [
    ...car.issuePoints,
    ...damage.flatMap(({ key, points: places }) => places.map((place) => ({ ...place, issueId: key }))),
  ]
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650, p: 0, mb: 0.5 }}>
        {t('damage.title')}
      </Typography>
      <Note sx={{ mb: 1.5 }}>{t('damage.how')}</Note>
      <Stack spacing={2}>
        <DamageMap body={car.bodyType} issues={issues} points={points} onAdd={add} />
        {damage.length > 0 ? (
          <CheckInput label={t('damage.same')} checked={isSame} onChange={setIsSame} />
        ) : null}
        {damage.map(({ key, text, estimate, points: places }, index) => (
          <Stack
            key={key}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            sx={{ alignItems: { sm: 'flex-start' } }}
          >
            <TextInput
              label={t('damage.describe', { number: car.issues.length + index + 1 })}
              value={text}
              onChange={(value) =>
                onChange(damage.map((one) => (one.key === key ? { ...one, text: value } : one)))
              }
              {...fault(`damage.${index}.text`, t('damage.points', { count: places.length }))}
            />
            {hasEstimates ? (
              <AmountField
                label={t('fields.estimate')}
                value={estimate}
                onChange={(value) =>
                  onChange(damage.map((one) => (one.key === key ? { ...one, estimate: value } : one)))
                }
                {...fault(`damage.${index}.estimate`)}
              />
            ) : null}
            <Button
              sx={{ minHeight: 56, flex: '0 0 auto' }}
              onClick={() => onChange(damage.filter((one) => one.key !== key))}
            >
              {t('damage.remove')}
            </Button>
          </Stack>
        ))}
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => start([])}>
          {t('damage.another')}
        </Button>
      </Stack>
    </Box>
  )
}

export const damageBody = (damage: readonly NewDamage[]) =>
  damage.map(({ text, points, estimate }) => ({ text, points, ...(estimate === null ? {} : { estimate }) }))

import { Paper, Stack, TextField } from '@mui/material'
import { CheckInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import type { Coupon } from './coupon-part-kinds.ts'
import { DateField } from './date-field.tsx'

type CouponBasicsProps = {
  coupon: Coupon
  field: (name: string) => { isReadOnly: boolean; fault: string | undefined }
  onChange: (changes: Partial<Coupon>) => void
}

/** What it is called, when it holds, and for whom. */
export function CouponBasics({ coupon, field, onChange }: CouponBasicsProps) {
  const t = useWords('prices')
  const { isReadOnly, fault } = field('code')
  return (
    <Paper sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={t('coupon.code')}
          value={coupon.code}
          disabled={isReadOnly}
          error={fault !== undefined}
          helperText={fault ?? t('coupon.codeHint')}
          onChange={({ target }) => onChange({ code: target.value.toUpperCase() })}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
        <TextField
          label={t('coupon.name')}
          value={coupon.name}
          disabled={isReadOnly}
          error={field('name').fault !== undefined}
          helperText={field('name').fault}
          onChange={({ target }) => onChange({ name: target.value })}
          sx={{ flex: '1 1 240px' }}
        />
        <DateField
          label={t('coupon.start')}
          {...field('start')}
          value={coupon.start}
          onChange={(start) => onChange({ start })}
        />
        <DateField
          label={t('coupon.end')}
          {...field('end')}
          value={coupon.end}
          onChange={(end) => onChange({ end })}
        />
      </Stack>
      <CheckInput
        label={t('coupon.newOnly')}
        checked={coupon.isNewClient}
        disabled={isReadOnly}
        onChange={(isNewClient) => onChange({ isNewClient })}
      />
    </Paper>
  )
}

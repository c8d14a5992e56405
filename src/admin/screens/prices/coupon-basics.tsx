import { Paper, Stack } from '@mui/material'
import { CheckInput, DateInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import type { CouponDraft } from './use-coupon-draft.ts'

/** What it is called, when it holds, and for whom. */
export function CouponBasics({ editing: { coupon, field, change, draft } }: { editing: CouponDraft }) {
  const t = useWords('prices')
  const text = (name: 'code' | 'name' | 'start' | 'end') => ({
    label: t(`coupon.${name}`),
    ...field(name),
    value: coupon[name],
    onChange: (typed: string) => change({ [name]: name === 'code' ? typed.toUpperCase() : typed }),
  })
  return (
    <Paper sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextInput
          {...text('code')}
          helperText={t('coupon.codeHint')}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
        <TextInput {...text('name')} fullWidth={false} sx={{ flex: '1 1 240px' }} />
        <DateInput {...text('start')} />
        <DateInput {...text('end')} />
      </Stack>
      <CheckInput
        label={t('coupon.newOnly')}
        checked={coupon.isNewClient}
        disabled={draft.isReadOnly}
        onChange={(isNewClient) => change({ isNewClient })}
      />
    </Paper>
  )
}

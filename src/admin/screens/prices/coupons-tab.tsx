import { Box, Button, Chip, Stack, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { dayFrom } from '../../../domain/calendar/wall-clock.ts'
import { formatDayRange } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import type { PriceDraft } from './use-price-draft.ts'

/** Every coupon and when it holds; each has a page of its own. */
export function CouponsTab({ draft: { saved, isReadOnly } }: { draft: PriceDraft }) {
  const { t, locale } = useWords('prices')
  const add = isReadOnly ? null : (
    <Button component={Link} to="/admin/coupon/new" variant="outlined" startIcon={<Icon name="plus" />}>
      {t('coupons.add')}
    </Button>
  )
  return (
    <TitledPaper title={t('coupons.title')} actions={add}>
      <Stack component="ul" sx={{ m: 0, p: 0 }}>
        {saved.coupons.map((coupon) => (
          <Stack
            component="li"
            key={coupon.id}
            direction="row"
            sx={{
              listStyle: 'none',
              gap: 1.5,
              py: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <TextLink
              component={Link}
              to={`/admin/coupon/${coupon.id}`}
              sx={{ fontWeight: 650, minWidth: 110 }}
            >
              {coupon.code}
            </TextLink>
            <Box sx={{ flex: '1 1 200px' }}>{coupon.name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatDayRange(dayFrom(coupon.start), dayFrom(coupon.end), locale)}
            </Box>
            {coupon.maxUses ? (
              <Chip
                size="small"
                variant="outlined"
                label={t('coupons.used', {
                  count: saved.couponUses.find(({ couponId }) => couponId === coupon.id)?.uses ?? 0,
                  most: coupon.maxUses,
                })}
              />
            ) : null}
            {coupon.isNewClient ? <Chip size="small" label={t('coupons.newOnly')} /> : null}
          </Stack>
        ))}
      </Stack>
    </TitledPaper>
  )
}

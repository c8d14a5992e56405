import { Box, Divider, Stack } from '@mui/material'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** The same lines as on the customer's page, the contract and the invoice. */
export function PriceSection({ page }: { page: BookingPageAnswer }) {
  const { t, money } = useWords('bookings')
  const { t: s } = useWords('selling')
  const { price } = page
  return (
    <TitledPaper title={t('sections.price')}>
      <Stack spacing={2}>
        {price.sections.map(({ title, lines }) => (
          <Box key={title}>
            <Note component="h3" sx={{ mb: 0.5 }}>
              {title}
            </Note>
            <PlainList gap={0.75}>
              {lines.map(({ text, reasons, shown }) => (
                <Line key={text} name={text} reasons={reasons} value={shown} />
              ))}
            </PlainList>
          </Box>
        ))}
        <Divider />
        <Stack spacing={0.5}>
          <Box
            sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 700, fontSize: '1.25rem' }}
          >
            <span>{t('total')}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {money(price.total)}
            </Box>
          </Box>
          <Note>
            {t('vatWithin', { rate: price.vatRate, amount: money(price.vat) })}
            {' · '}
            {t('depositBeside', { amount: money(price.deposit) })}
            {price.coupons.length > 0 ? ` · ${price.coupons.join(', ')}` : ''}
          </Note>
          {price.byHand ? <Note>{s('handPrice.why', { reason: price.byHand.reason })}</Note> : null}
          {price.upgradedFrom ? <Note>{s('upgrade.from', { group: price.upgradedFrom })}</Note> : null}
        </Stack>
      </Stack>
    </TitledPaper>
  )
}

function Line({ name, reasons, value }: { name: string; reasons: string; value: string }) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        {name}
        {reasons ? <Note>{reasons}</Note> : null}
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500, textAlign: 'right' }}>{value}</Box>
    </Box>
  )
}

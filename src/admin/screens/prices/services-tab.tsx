import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { AmountCell } from './amount-cell.tsx'
import { rangeText, withPart } from './ranges.ts'
import type { PriceDraft } from './use-price-draft.ts'

/** What covers and extras cost, and what a longer rental takes off. */
export function ServicesTab({ draft }: { draft: PriceDraft }) {
  const t = useWords('prices')
  const { ranges, servicePrices } = draft.list
  return (
    <TitledPaper title={t('services.title')} lead={t('services.lead')}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('services.title')}>
        <Table size="small" sx={{ '& td, & th': { px: 0.75, py: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('services.name')}</TableCell>
              <TableCell align="right">{t('services.price')}</TableCell>
              <TableCell align="right">{t('services.hour')}</TableCell>
              <TableCell align="right">{t('services.markup')}</TableCell>
              {ranges.map((range) => (
                <TableCell key={range.id} align="right" sx={{ lineHeight: 1.25 }}>
                  {t('services.length', { length: rangeText(range) })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {servicePrices.map((prices) => (
              <ServiceRow key={prices.id} prices={prices} draft={draft} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </TitledPaper>
  )
}

type ServicePrices = PriceRecord<'service'>

function ServiceRow({ prices, draft }: { prices: ServicePrices; draft: PriceDraft }) {
  const t = useWords('prices')
  const service = draft.list.services.find(({ id }) => id === prices.id)
  const name = service?.name ?? ''
  const kind = service?.isActive ? (service.isDaily ? 'daily' : 'once') : 'inactive'
  const change = (changes: Partial<ServicePrices>) => draft.put({ ...prices, ...changes })
  const field = (path: string) => draft.field(`service.${prices.id}.${path}`)
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
        {name}
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {t(`services.${kind}`)}
        </Typography>
      </TableCell>
      <AmountCell
        label={t('services.priceOf', { name })}
        unit="€"
        {...field('price')}
        value={prices.price}
        onChange={(price) => change({ price })}
      />
      <AmountCell
        label={t('services.hourOf', { name })}
        unit="€"
        {...field('hourPrice')}
        value={prices.hourPrice}
        onChange={(hourPrice) => change({ hourPrice })}
      />
      <AmountCell
        label={t('services.markupOf', { name })}
        unit="%"
        empty={0}
        {...field('carPriceMarkupPercent')}
        value={prices.carPriceMarkupPercent}
        onChange={(carPriceMarkupPercent) => change({ carPriceMarkupPercent })}
      />
      {draft.list.ranges.map((range) => {
        const index = prices.discounts.findIndex(({ daysRangeId }) => daysRangeId === range.id)
        return (
          <AmountCell
            key={range.id}
            label={t('services.discountOf', { name, length: rangeText(range) })}
            unit="%"
            empty={0}
            {...field(`discounts.${index}.amount`)}
            value={prices.discounts[index]?.amount ?? 0}
            onChange={(amount) =>
              change({ discounts: withPart(prices.discounts, { daysRangeId: range.id, amount }) })
            }
          />
        )
      })}
    </TableRow>
  )
}

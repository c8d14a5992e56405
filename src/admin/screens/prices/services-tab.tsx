import { Box, Typography } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { rangeText, withPart } from './ranges.ts'
import type { PriceDraft } from './use-price-draft.ts'

type ServicePrices = PriceRecord<'service'>

/** What covers and extras cost, and what a longer rental takes off. */
export function ServicesTab({ draft }: { draft: PriceDraft }) {
  const { t } = useWords('prices')
  const { ranges, services, servicePrices } = draft.list
  const nameOf = ({ id }: ServicePrices) => services.find((service) => service.id === id)?.name ?? ''
  const cell = { isLabelHidden: true, width: 100 }
  const amount = (
    word: 'price' | 'hour' | 'markup',
    name: 'price' | 'hourPrice' | 'carPriceMarkupPercent',
    unit: '€' | '%',
  ) => ({
    head: t(`services.${word}`),
    render: (prices: ServicePrices) => (
      <AmountField
        {...cell}
        label={t(`services.${word}Of`, { name: nameOf(prices) })}
        unit={unit}
        empty={unit === '%' ? 0 : null}
        {...draft.fieldOf(prices, name)}
      />
    ),
  })
  const discountFor = (range: PriceRecord<'range'>, prices: ServicePrices) => {
    const index = prices.discounts.findIndex(({ daysRangeId }) => daysRangeId === range.id)
    return (
      <AmountField
        {...cell}
        label={t('services.discountOf', { name: nameOf(prices), length: rangeText(range) })}
        unit="%"
        empty={0}
        {...draft.field(`service.${prices.id}.discounts.${index}.amount`)}
        value={prices.discounts[index]?.amount ?? 0}
        onChange={(value) => {
          const discounts = withPart(prices.discounts, { daysRangeId: range.id, amount: value })
          draft.put({ ...prices, discounts })
        }}
      />
    )
  }
  return (
    <TitledPaper title={t('services.title')} lead={t('services.lead')}>
      <DataTable
        isTight
        maxHeight="none"
        caption={t('services.title')}
        rows={servicePrices}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('services.name'),
            render: (prices) => <ServiceName draft={draft} prices={prices} name={nameOf(prices)} />,
          },
          amount('price', 'price', '€'),
          amount('hour', 'hourPrice', '€'),
          amount('markup', 'carPriceMarkupPercent', '%'),
          ...ranges.map((range) => ({
            head: t('services.length', { length: rangeText(range) }),
            render: (prices: ServicePrices) => discountFor(range, prices),
          })),
        ]}
      />
    </TitledPaper>
  )
}

type ServiceNameProps = { draft: PriceDraft; prices: ServicePrices; name: string }

function ServiceName({ draft, prices, name }: ServiceNameProps) {
  const { t } = useWords('prices')
  const service = draft.list.services.find(({ id }) => id === prices.id)
  const kind = service?.isActive ? (service.isDaily ? 'daily' : 'once') : 'inactive'
  return (
    <Box sx={{ minWidth: 160, whiteSpace: 'normal' }}>
      {name}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {t(`services.${kind}`)}
      </Typography>
    </Box>
  )
}

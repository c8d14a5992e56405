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
  const t = useWords('prices')
  const { ranges, services, servicePrices } = draft.list
  const nameOf = ({ id }: ServicePrices) => services.find((service) => service.id === id)?.name ?? ''
  const cell = { isLabelHidden: true, width: 100 }
  const discountCell = (prices: ServicePrices, range: PriceRecord<'range'>) => {
    const index = prices.discounts.findIndex(({ daysRangeId }) => daysRangeId === range.id)
    return (
      <AmountField
        key={range.id}
        {...cell}
        label={t('services.discountOf', { name: nameOf(prices), length: rangeText(range) })}
        unit="%"
        empty={0}
        {...draft.field(`service.${prices.id}.discounts.${index}.amount`)}
        value={prices.discounts[index]?.amount ?? 0}
        onChange={(amount) =>
          draft.put({
            ...prices,
            discounts: withPart(prices.discounts, { daysRangeId: range.id, amount }),
          })
        }
      />
    )
  }
  const cellsOf = (prices: ServicePrices) => {
    const name = nameOf(prices)
    return [
      <ServiceName key="name" draft={draft} prices={prices} name={name} />,
      <AmountField
        key="price"
        {...cell}
        label={t('services.priceOf', { name })}
        unit="€"
        {...draft.fieldOf(prices, 'price')}
      />,
      <AmountField
        key="hour"
        {...cell}
        label={t('services.hourOf', { name })}
        unit="€"
        {...draft.fieldOf(prices, 'hourPrice')}
      />,
      <AmountField
        key="markup"
        {...cell}
        label={t('services.markupOf', { name })}
        unit="%"
        empty={0}
        {...draft.fieldOf(prices, 'carPriceMarkupPercent')}
      />,
      ...ranges.map((range) => discountCell(prices, range)),
    ]
  }
  return (
    <TitledPaper title={t('services.title')} lead={t('services.lead')}>
      <DataTable
        isTight
        maxHeight="none"
        caption={t('services.title')}
        heads={[
          t('services.name'),
          t('services.price'),
          t('services.hour'),
          t('services.markup'),
          ...ranges.map((range) => t('services.length', { length: rangeText(range) })),
        ]}
        rows={servicePrices.map((prices) => ({ key: prices.id, cells: cellsOf(prices) }))}
      />
    </TitledPaper>
  )
}

type ServiceNameProps = { draft: PriceDraft; prices: ServicePrices; name: string }

function ServiceName({ draft, prices, name }: ServiceNameProps) {
  const t = useWords('prices')
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

import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

type Exchange = BookingPageAnswer['exchanges'][number]

/** Which cars were given for which while the rental ran. */
export function ExchangesSection({ page }: { page: BookingPageAnswer }) {
  const { t } = useWords('bookings')
  if (page.exchanges.length === 0) return null
  return (
    <TitledPaper title={t('exchange.title')}>
      <PlainList gap={2}>
        {page.exchanges.map((exchange) => (
          <ExchangeItem key={exchange.id} exchange={exchange} />
        ))}
      </PlainList>
    </TitledPaper>
  )
}

function ExchangeItem({ exchange }: { exchange: Exchange }) {
  const { t, time, percent } = useWords('bookings')
  const { at, place, reason, note, by, driven, isPriceKept } = exchange
  const seen = ({ odometer, fuel, charge }: Exchange['old']) =>
    [
      t('kilometres', { count: odometer }),
      fuel === null ? '' : t('fuelEighths', { count: fuel }),
      charge === null ? '' : t('chargePercent', { percent: percent(charge) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('exchange.happened', { time: time(at), place, reason: t(`exchange.reasons.${reason}`) })}
      </Typography>
      {(['old', 'new'] as const).map((which) => (
        <Note key={which} component="div">
          {`${t(`exchange.${which === 'old' ? 'cameBack' : 'wentOut'}`)}: `}
          <Link component={RouterLink} to={`/admin/cars/${exchange[which].id}/show`}>
            {`${exchange[which].name}, ${showPlate(exchange[which].plate)}`}
          </Link>
          {` · ${seen(exchange[which])}`}
        </Note>
      ))}
      <Note>
        {[
          driven === null ? '' : t('exchange.driven', { distance: t('kilometres', { count: driven }) }),
          t(isPriceKept ? 'exchange.priceKept' : 'exchange.priceList'),
          t('handOver.by', { name: by }),
          note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Note>
    </Box>
  )
}

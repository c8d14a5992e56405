import { Box, Typography } from '@mui/material'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { locales } from '../../../i18n/locales.ts'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { useFormats } from '../figures/use-formats.ts'

/** What the car is. */
export function CarFacts({ car }: { car: CarCardAnswer }) {
  const t = useWords('fleet')
  const format = useFormats()
  const consumption = car.fuelType === 'ELECTRIC' ? 'facts.consumptionOfElectric' : 'facts.consumptionOf'
  const facts = [
    [t('facts.plate'), car.plate],
    [t('facts.vin'), car.vin ?? '–'],
    [t('facts.group'), car.group.name],
    [t('facts.gearbox'), t(`gearboxes.${car.gearbox}`)],
    [t('facts.fuel'), t(`fuels.${car.fuelType}`)],
    [t('facts.consumption'), t(consumption, { value: format.number(car.fuelConsumption) })],
    [t('facts.seats'), String(car.seats)],
    [t('facts.doors'), String(car.doors)],
  ]
  return (
    <TitledPaper title={t('facts.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
          rowGap: 0.75,
          columnGap: 2,
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <InThree title={t('facts.description')} texts={car.description} />
    </TitledPaper>
  )
}

export function LongtermPanel({ car }: { car: CarCardAnswer }) {
  const t = useWords('fleet')
  return (
    <TitledPaper title={t('longterm.title')} lead={car.isLongterm ? t('longterm.yes') : t('longterm.no')}>
      {car.isLongterm ? <InThree texts={car.longtermInfo} /> : null}
    </TitledPaper>
  )
}

/** The three languages side by side: what one lacks is seen at once. */
function InThree({ title, texts }: { title?: string; texts: CarCardAnswer['longtermInfo'] }) {
  const t = useWords('fleet')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {title ? (
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      ) : null}
      {locales.map((locale) => (
        <div key={locale}>
          <Typography variant="body2" color="textSecondary">
            {t(`languages.${locale}`)}
          </Typography>
          <Typography lang={locale} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {texts[locale] || t('longterm.empty')}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

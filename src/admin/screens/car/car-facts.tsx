import { Box, Typography } from '@mui/material'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { locales } from '../../../i18n/locales.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Note, Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** What the car is. */
export function CarFacts({ car }: { car: CarCardAnswer }) {
  const { t, messages, ...format } = useWords('fleet')
  const consumption = car.fuelType === 'ELECTRIC' ? 'facts.consumptionOfElectric' : 'facts.consumptionOf'
  return (
    <TitledPaper title={t('facts.title')}>
      <Facts>
        <Fact name={t('facts.plate')}>{showPlate(car.plate)}</Fact>
        <Fact name={t('facts.vin')}>{car.vin ?? '–'}</Fact>
        <Fact name={t('facts.group')}>{car.group.name}</Fact>
        <Fact name={t('facts.gearbox')}>{messages.resources.choices[car.gearbox]}</Fact>
        <Fact name={t('facts.fuel')}>{messages.resources.choices[car.fuelType]}</Fact>
        <Fact name={t('facts.consumption')}>
          {t(consumption, { value: format.number(car.fuelConsumption) })}
        </Fact>
        <Fact name={t('facts.seats')}>{car.seats}</Fact>
        <Fact name={t('facts.doors')}>{car.doors}</Fact>
        {car.rangeKm === null ? null : (
          <Fact name={t('facts.range')}>{t('facts.kilometres', { value: format.number(car.rangeKm) })}</Fact>
        )}
        <Fact name={t('facts.boot')}>
          {car.bootLitres === null ? '–' : t('facts.litres', { value: format.number(car.bootLitres) })}
        </Fact>
        <Fact name={t('facts.suitcases')}>{car.suitcases ?? '–'}</Fact>
        <Fact name={t('facts.airConditioning')}>
          {t(car.hasAirConditioning ? 'facts.hasAirConditioning' : 'facts.noAirConditioning')}
        </Fact>
      </Facts>
      <InThree title={t('facts.description')} texts={car.description} />
    </TitledPaper>
  )
}

export function LongtermPanel({ car }: { car: CarCardAnswer }) {
  const { t } = useWords('fleet')
  return (
    <TitledPaper title={t('longterm.title')} lead={car.isLongterm ? t('longterm.yes') : t('longterm.no')}>
      {car.isLongterm ? <InThree texts={car.longtermInfo} /> : null}
    </TitledPaper>
  )
}

/** The three languages side by side: what one lacks is seen at once. */
function InThree({ title, texts }: { title?: string; texts: CarCardAnswer['longtermInfo'] }) {
  const { t } = useWords('fleet')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {title ? <Subheading>{title}</Subheading> : null}
      {locales.map((locale) => (
        <div key={locale}>
          <Note>{t(`languages.${locale}`)}</Note>
          <Typography lang={locale} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {texts[locale] || t('longterm.empty')}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

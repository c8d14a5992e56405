import { Box, Button, Stack } from '@mui/material'
import { Link } from 'react-router'
import type { BookingPageAnswer, SeenAnswer } from '../../../contract/staff/bookings.ts'
import { pictureAddress } from '../../../domain/fleet/car-picture.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { DamageMap } from '../car/damage-map.tsx'

type Props = { page: BookingPageAnswer }

/** The rental as it was agreed, and as it was. */
export function RentalSection({ page }: Props) {
  const { t, time, money, percent } = useWords('bookings')
  const { handedOver, takenBack, cancelled } = page
  const seen = ({ odometer, fuel, charge }: SeenAnswer) => [
    odometer === null ? '' : t('kilometres', { count: odometer }),
    fuel === null ? '' : t('fuelEighths', { count: fuel }),
    charge === null ? '' : t('chargePercent', { percent: percent(charge) }),
  ]
  const before = handedOver?.odometer ?? null
  const after = takenBack?.odometer ?? null
  // Each car has an odometer of its own.
  const earlier = page.exchanges.map((exchange) => exchange.driven)
  const isRead = before !== null && after !== null && earlier.every((one) => one !== null)
  const driven = isRead ? earlier.reduce((sum, one) => sum + (one ?? 0), after - before) : null
  return (
    <TitledPaper title={t('sections.rental')}>
      <Facts>
        <Fact name={t('facts.booked')}>{time(page.createdAt)}</Fact>
        <Fact name={t('facts.pickUp')}>
          <When at={page.rent.at} where={[page.rent.place, page.rent.address]} by=", " />
        </Fact>
        <Fact name={t('facts.return')}>
          <When at={page.return.at} where={[page.return.place, page.return.address]} by=", " />
        </Fact>
        <Fact name={t('facts.handedOver')}>
          {/* After an exchange the readings are of the second car, and stand with the exchange. */}
          {handedOver && (
            <When at={handedOver.at} where={page.exchanges.length > 0 ? [] : seen(handedOver)} />
          )}
        </Fact>
        <Fact name={t('facts.takenBack')}>
          {takenBack && <When at={takenBack.at} where={[takenBack.place, ...seen(takenBack)]} />}
        </Fact>
        <Fact name={t('facts.driven')}>{driven === null ? null : t('kilometres', { count: driven })}</Fact>
        <Fact name={t('facts.services')}>
          {page.services.length > 0 ? (
            <PlainList gap={0}>
              {page.services.map(({ id, name, quantity, deductible }) => (
                <li key={id}>
                  {quantity > 1 ? `${quantity} × ${name}` : name}
                  {deductible === null ? '' : ` (${t('excess', { amount: money(deductible) })})`}
                </li>
              ))}
            </PlainList>
          ) : null}
        </Fact>
        <Fact name={t('facts.wish')}>{page.additional}</Fact>
        {page.lockers.map(({ id, name, purpose, start, end, keyTakenAt, keyReturnedAt, ...read }) => (
          <Fact key={id} name={t(`lockers.${purpose}`)}>
            <When
              at={start}
              where={[
                `${name}, ${t('until', { time: time(end) })}`,
                keyTakenAt && t('lockers.taken', { time: time(keyTakenAt) }),
                keyReturnedAt && t('lockers.returned', { time: time(keyReturnedAt) }),
                read.odometer === null
                  ? ''
                  : t('lockers.read', {
                      seen: seen({ ...read, charge: null })
                        .filter(Boolean)
                        .join(', '),
                    }),
              ]}
            />
          </Fact>
        ))}
        <Fact name={t('facts.cancelled')}>
          {cancelled && (
            <When at={cancelled.at} where={[cancelled.reason, t('kept', { amount: money(cancelled.fee) })]} />
          )}
        </Fact>
      </Facts>
    </TitledPaper>
  )
}

/** A moment, and what else is known of it. */
function When({ at, where, by = ' · ' }: { at: string; where: (string | null)[]; by?: string }) {
  const { time } = useWords('bookings')
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {time(at)}
      </Box>
      <Note>{where.filter(Boolean).join(by)}</Note>
    </>
  )
}

export function CarSection({ page }: Props) {
  const { t } = useWords('bookings')
  const { car } = page
  return (
    <TitledPaper
      title={t('sections.car')}
      actions={
        <Button component={Link} to={`/admin/cars/${car.id}/show`} size="small">
          {t('openCar')}
        </Button>
      }
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2, alignItems: { sm: 'center' } }}>
        {car.image ? (
          <img
            src={pictureAddress(car.image)}
            alt=""
            width={174}
            height={77}
            style={{ width: 174, height: 'auto', flex: '0 0 auto' }}
          />
        ) : null}
        <Facts>
          <Fact name={t('facts.car')}>{`${car.name}, ${showPlate(car.plate)}`}</Fact>
          <Fact name={t('facts.group')}>{car.group}</Fact>
          <Fact name={t('facts.mileage')}>{t('kilometres', { count: car.mileage })}</Fact>
        </Facts>
      </Stack>
      <DamageMap body={page.car.bodyType} issues={car.issues} points={car.issuePoints} />
    </TitledPaper>
  )
}

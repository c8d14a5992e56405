import {
  type AccessoryState,
  damageIndex,
  type HandOverWay,
  photoSpots,
} from '../../domain/booking/hand-over.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { dateTimeText } from '../moments.ts'
import { Box, Picture } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { DamageMap } from './damage-map.tsx'
import { renderPaper } from './paper.tsx'
import { Column, Columns, type Fact, FactColumns, Paragraph, Section, Words } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'
import { Lessor, Renter } from './people.tsx'
import { chargeText, odometerText } from './readings.ts'

export type ActFacts = BookingFacts & {
  act: {
    number: string
    way: HandOverWay
    at: Date
    odometer: number
    /** Eighths of a tank or percent of a battery, whichever the car has. */
    fuel: number | null
    charge: number | null
    /** Seen on this occasion, by their words. */
    damage: readonly { text: string }[]
    accessories: readonly AccessoryState[]
    keys: number | null
    note: string
    photos: number
    /** Those of them that are shown, by the place of the car. */
    thumbnails: readonly { spot: string; jpeg: Uint8Array }[]
    staffName: string
    signatures: { customer: Uint8Array; staff: Uint8Array }
  }
}

/** How the car was when its key changed hands, signed by both. */
export async function renderAct(facts: ActFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.act')
  const { company, booking, act } = facts
  const body = (
    <>
      <Columns>
        <Lessor facts={facts} reader={reader} />
        <Renter facts={facts} reader={reader} />
      </Columns>
      <Seen facts={facts} reader={reader} />
      <Accessories act={act} reader={reader} />
      <Section title={t('condition')} isWhole>
        <DamageMap
          body={booking.car.bodyType}
          issues={booking.car.issues}
          noIssues={reader.t('papers.contract')('noIssues')}
        />
      </Section>
      {act.damage.length > 0 && (
        <Section title={t('newDamage')}>
          {act.damage.map(({ text }) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
        </Section>
      )}
      {act.note !== '' && (
        <Section title={t('note')}>
          <Paragraph>{act.note}</Paragraph>
        </Section>
      )}
      <Signatures facts={facts} reader={reader} />
      <Pictures act={act} reader={reader} />
    </>
  )
  const title = t(`title.${act.way}`, { number: act.number })
  const subtitles = [`${reader.t('papers')('booking')} ${booking.number}`, dateTimeText(act.at, reader)]
  return renderPaper({ company, title, subtitles, date: act.at, body }, reader)
}

function Seen({ facts: { booking, act }, reader }: { facts: ActFacts; reader: Reader }) {
  const t = reader.t('papers.act')
  const { car } = booking
  const contract = reader.t('papers.contract')
  const what: Fact[] = [
    [contract('car'), car.name],
    [contract('plate'), plateText(car.plate)],
    [t('photos'), t('photoCount', { count: act.photos })],
  ]
  const state: Fact[] = [
    [t('odometer'), odometerText(act.odometer, reader)],
    [t('fuel'), act.fuel === null ? null : t('eighths', { count: act.fuel })],
    [t('charge'), chargeText(act.charge, reader)],
    [t('keys'), act.keys === null ? null : String(act.keys)],
  ]
  return (
    <Section title={t('seen')} isWhole>
      <FactColumns left={what} right={state} />
    </Section>
  )
}

function Accessories({ act, reader }: { act: ActFacts['act']; reader: Reader }) {
  const t = reader.t('papers.act')
  const named = (isThere: boolean) =>
    act.accessories
      .filter((one) => one.isThere === isThere)
      .map(({ kind }) => t(`accessories.${kind}`))
      .join(', ')
  if (act.accessories.length === 0) return null
  return (
    <Section title={t('accessoriesTitle')} isWhole>
      <FactColumns
        left={[[t('there'), named(true) || null]]}
        right={[[t('notThere'), named(false) || null]]}
      />
    </Section>
  )
}

/** Four in a row at the end, so that both have them whatever becomes of the files. */
function Pictures({ act, reader }: { act: ActFacts['act']; reader: Reader }) {
  const t = reader.t('papers.act')
  if (act.thumbnails.length === 0) return null
  const shownBy = (spot: string): string => {
    const side = photoSpots.find((one) => one === spot)
    return side ? t(`spots.${side}`) : (act.damage[damageIndex(spot)]?.text ?? t('spots.damage'))
  }
  return (
    <Section title={t('photos')}>
      {inOrder(rowsOf(act.thumbnails), (row) => (
        <Box look={styles.pictures}>
          {row.map(({ spot, jpeg }) => (
            <Box key={spot} look={styles.picture}>
              <Picture bytes={jpeg} type="jpeg" look={styles.pictureImage} />
              <Words look={styles.small}>{shownBy(spot)}</Words>
            </Box>
          ))}
        </Box>
      ))}
    </Section>
  )
}

function rowsOf<Item>(items: readonly Item[], inRow = 4): (readonly Item[])[] {
  return items.length === 0 ? [] : [items.slice(0, inRow), ...rowsOf(items.slice(inRow), inRow)]
}

function Signatures({ facts, reader }: { facts: ActFacts; reader: Reader }) {
  const contract = reader.t('papers.contract')
  const { act, client } = facts
  const signed = [
    { role: contract('lessor'), name: act.staffName, image: act.signatures.staff },
    { role: contract('renter'), name: fullName(client), image: act.signatures.customer },
  ]
  return (
    <Section title={contract('signatures')} isWhole>
      <Columns>
        {signed.map(({ role, name, image }) => (
          <Column key={role}>
            <Words look={styles.soft}>{role}</Words>
            <Words look={styles.bold}>{name}</Words>
            <Box look={[styles.drawnFrame, { marginTop: 4 }]}>
              <Picture bytes={image} type="png" look={styles.drawn} />
            </Box>
          </Column>
        ))}
      </Columns>
      <Paragraph>{reader.t('papers.act')('agreed')}</Paragraph>
    </Section>
  )
}

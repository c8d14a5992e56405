import { Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { OfferAnswer } from '../../../contract/staff/offers.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { CustomerLink } from './customer-link.tsx'
import { OfferStateChip } from './offers-screen.tsx'
import { TakeOffer } from './take-offer.tsx'

/** One offer: what was promised, and what can still be done with it. */
export function OfferScreen() {
  const { t } = useWords('selling')
  const id = Number(useParams().id)
  const answer = useApi('GET /offers/:id', { params: { id } })
  return (
    <Loaded answer={answer} loading={t('offers.loading')}>
      {(offer) => (
        <Screen
          title={`${t('offers.one')}: ${offer.name}`}
          subtitle={<OfferStateChip state={offer.state} />}
          actions={<OfferActions offer={offer} onChange={answer.reload} />}
        >
          <Columns columns="minmax(0, 1fr) 360px" isTop>
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              <Promised offer={offer} />
              {offer.state === 'open' ? <TakeOffer offer={offer} /> : null}
            </Stack>
            <PriceOfOffer offer={offer} />
          </Columns>
        </Screen>
      )}
    </Loaded>
  )
}

function OfferActions({ offer, onChange }: { offer: OfferAnswer; onChange: () => void }) {
  const { t } = useWords('selling')
  const notify = useNotify()
  const { send, isSending, problem } = useSend('POST /offers/:id/withdraw', () => {
    notify(t('offers.withdrawn'))
    onChange()
  })
  if (offer.booking) {
    return (
      <Button variant="contained" color="secondary" component={Link} to={bookingPage(offer.booking.id)}>
        {t('offers.openBooking', { number: offer.booking.number })}
      </Button>
    )
  }
  if (offer.state !== 'open') return null
  return (
    <>
      <ProblemAlert problem={problem} />
      <Button color="error" disabled={isSending} onClick={() => send({ params: { id: offer.id } })}>
        {t('offers.withdraw')}
      </Button>
    </>
  )
}

function Promised({ offer }: { offer: OfferAnswer }) {
  const { t, time } = useWords('selling')
  return (
    <TitledPaper title={`${offer.car}, ${showPlate(offer.plate)}`}>
      <Facts>
        <Fact name={t('offers.columns.customer')}>
          {[offer.name, offer.email, offer.phone].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('offers.columns.rental')}>
          {`${time(offer.rent.at)}, ${offer.rent.place} – ${time(offer.return.at)}, ${offer.return.place}`}
        </Fact>
        <Fact name={t('offers.columns.until')}>
          {offer.holdsCar ? `${time(offer.until)} · ${t('offers.holds')}` : time(offer.until)}
        </Fact>
        <Fact name={t('offers.make.message')}>{offer.message || null}</Fact>
      </Facts>
      {offer.link ? <CustomerLink link={offer.link} email={offer.email} /> : null}
      {offer.madeBy ? (
        <Note sx={{ mt: 1 }}>{t('offers.madeBy', { name: offer.madeBy, time: time(offer.madeAt) })}</Note>
      ) : null}
    </TitledPaper>
  )
}

function PriceOfOffer({ offer }: { offer: OfferAnswer }) {
  const { t, money } = useWords('selling')
  const { t: phone, percent } = useWords('phone')
  return (
    <TitledPaper title={phone('total')}>
      <PlainList gap={0.75}>
        {offer.lines.map(({ text, reasons, shown }) => (
          <li key={`${text} ${shown}`}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
              <span>{text}</span>
              <span>{shown}</span>
            </Stack>
            {reasons ? <Note>{reasons}</Note> : null}
          </li>
        ))}
      </PlainList>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', fontWeight: 700, fontSize: '1.25rem', mt: 1 }}
      >
        <span>{phone('total')}</span>
        <span>{money(offer.price)}</span>
      </Stack>
      <Note>{phone('vat', { rate: percent(offer.vatRate), amount: money(offer.vat) })}</Note>
      <Quiet>{phone('deposit', { amount: money(offer.deposit) })}</Quiet>
      {offer.byHand ? <Note>{t('handPrice.why', { reason: offer.byHand.reason })}</Note> : null}
    </TitledPaper>
  )
}

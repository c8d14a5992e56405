import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfferAnswer } from '../../../contract/staff/offers.ts'
import { useSend } from '../../api/use-api.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { PhoneCaller } from '../phone-booking/phone-caller.tsx'
import { clientBody, emptyForm } from '../phone-booking/phone-form.ts'
import { HoldAndTold } from '../phone-booking/phone-summary.tsx'

/** The customer says yes to someone of the staff: what a contract needs is written down, the price stays. */
export function TakeOffer({ offer }: { offer: OfferAnswer }) {
  const { t, money } = useWords('selling')
  const navigate = useNavigate()
  const [form, setForm] = useState(() => {
    const empty = emptyForm(0)
    const { firstName, lastName, language } = offer
    const known = { firstName, lastName, language, email: offer.email ?? '', phone: offer.phone ?? '' }
    return { ...empty, clientId: offer.clientId, caller: { ...empty.caller, ...known } }
  })
  const { send, isSending, problem } = useSend('POST /offers/:id/take', ({ id }) => navigate(bookingPage(id)))
  const newPrice = problem?.code === 'price_changed' ? (problem.quote as { price: number }).price : undefined
  const price = newPrice ?? offer.price
  const faults = problem?.errors ?? []
  const change = (changes: Partial<typeof form>) => setForm((last) => ({ ...last, ...changes }))
  const take = () => {
    const body = { client: clientBody(form), clientId: form.clientId, hold: form.hold, price }
    send({ params: { id: offer.id }, body })
  }
  return (
    <>
      <PhoneCaller form={form} faults={faults} onChange={change} />
      <TitledPaper title={t('offers.takeTitle')}>
        <HoldAndTold form={form} faults={faults} onChange={change} />
        <ProblemAlert problem={problem}>
          {newPrice === undefined ? null : ` ${t('offers.newPrice', { price: money(newPrice) })}`}
        </ProblemAlert>
        <Button
          size="large"
          variant="contained"
          color="secondary"
          disabled={isSending}
          onClick={take}
          sx={{ minHeight: 48 }}
        >
          {isSending ? t('offers.taking') : t('offers.take')}
        </Button>
      </TitledPaper>
    </>
  )
}

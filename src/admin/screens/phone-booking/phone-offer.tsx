import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { OfferMadeAnswer } from '../../../contract/staff/offers.ts'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import {
  LONGEST_OFFER_DAYS,
  OFFER_EVENING,
  type OfferLength,
  offerLengths,
} from '../../../domain/booking/offer.ts'
import { formatTime } from '../../../i18n/format.ts'
import { useSend } from '../../api/use-api.ts'
import { TimeInput } from '../../ui/date-field.tsx'
import { CheckInput, ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { useFault } from './phone-faults.ts'
import { type PhoneForm, searchBody } from './phone-form.ts'

type Props = {
  form: PhoneForm
  chosen: PhoneChosenCar | undefined
  isCurrent: boolean
  onMade: (made: OfferMadeAnswer) => void
  onFaults: (faults: FieldError[]) => void
}

/** For someone who has not decided: the price holds for a while, and the car too if staff choose. */
export function PhoneOffer({ form, chosen, isCurrent, onMade, onFaults }: Props) {
  const { t } = useWords('selling')
  const [until, setUntil] = useState<OfferLength | 'chosen'>('tomorrow')
  const [moment, setMoment] = useState('')
  const [holdsCar, setHoldsCar] = useState(true)
  const [message, setMessage] = useState('')
  const { send, isSending, problem } = useSend('POST /offers', onMade, (refused) =>
    onFaults(refused.errors ?? []),
  )
  const untilFault = useFault(problem?.errors ?? [])('until')
  const make = () => {
    const body = bodyOf(form, chosen)
    if (body) send({ body: { ...body, until: until === 'chosen' ? moment : until, holdsCar, message } })
  }
  return (
    <TitledPaper title={t('offers.make.title')}>
      <Stack sx={{ gap: 1.5 }}>
        <Note>{t('offers.make.hint')}</Note>
        <ChoiceInput
          label={t('offers.make.until')}
          size="small"
          value={until}
          options={[...offerLengths, 'chosen' as const].map((id) => ({
            id,
            name: t(`offers.make.lengths.${id}`, { time: formatTime(OFFER_EVENING) }),
          }))}
          fault={until === 'chosen' ? undefined : untilFault}
          onChange={setUntil}
        />
        {until === 'chosen' ? (
          <TimeInput
            size="small"
            label={t('offers.make.moment')}
            value={moment}
            fault={untilFault}
            helperText={t('offers.make.most', { days: LONGEST_OFFER_DAYS })}
            onChange={setMoment}
          />
        ) : null}
        <CheckInput label={t('offers.make.holdsCar')} checked={holdsCar} onChange={setHoldsCar} />
        <TextInput
          multiline
          size="small"
          label={t('offers.make.message')}
          value={message}
          onChange={setMessage}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <ProblemAlert problem={problem} />
        <Button
          fullWidth
          variant="outlined"
          disabled={isSending || !isCurrent || !chosen || (until === 'chosen' && moment === '')}
          onClick={make}
          sx={{ minHeight: 44 }}
        >
          {isSending ? t('offers.make.sending') : t('offers.make.send')}
        </Button>
      </Stack>
    </TitledPaper>
  )
}

function bodyOf(form: PhoneForm, chosen: PhoneChosenCar | undefined) {
  const asked = searchBody(form)
  if (!chosen || !asked?.carId) return undefined
  const { drivers: _, carId, ...search } = asked
  const { firstName, lastName, email, phone, language } = form.caller
  return {
    ...search,
    carId,
    services: chosen.services,
    price: chosen.price,
    firstName,
    lastName,
    email,
    phone,
    language,
    clientId: form.clientId,
    isBrought: form.isBrought,
  }
}

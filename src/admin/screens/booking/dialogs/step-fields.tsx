import { Alert, Box, Stack, Typography } from '@mui/material'
import type { BookingPageAnswer } from '../../../../contract/staff/bookings.ts'
import { type LicenceCategory, neededCategory } from '../../../../domain/booking/hand-over.ts'
import { useStaff } from '../../../api/session.ts'
import { DateInput } from '../../../ui/date-field.tsx'
import { ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { Note } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'
import type { FaultOf } from '../use-fields.ts'

type Licence = { driver: number; number: string; since: string; until: string; isUsed: boolean }
type Deposit = 'CARD' | 'CASH' | 'TRANSFER' | 'hold' | 'not'
export type Steps = { licences: Licence[]; deposit: Deposit; hold: string; reason: string }

/** What the form begins with: the numbers that are known, to be held against the licence itself. */
export function firstSteps(page: BookingPageAnswer): Steps {
  const numbers = [page.client, ...page.drivers].map(({ drivingLicenceNumber }) => drivingLicenceNumber)
  return {
    licences: page.licencesSeen.flatMap((isSeen, driver) =>
      isSeen ? [] : [{ driver, number: numbers[driver] ?? '', since: '', until: '', isUsed: true }],
    ),
    deposit: 'not',
    hold: '',
    reason: '',
  }
}

/** What is sent of it: a licence of which nothing was read was not seen. */
export function stepsBody({ licences, deposit, hold, reason }: Steps, seats: number) {
  const categories: LicenceCategory[] = [neededCategory(seats)]
  return {
    licences: licences
      .filter(({ since, until }) => since !== '' || until !== '')
      .map(({ driver, number, since, until }) => ({ driver, number, since, until, categories })),
    deposit:
      deposit === 'not'
        ? null
        : deposit === 'hold'
          ? { kind: 'hold' as const, number: hold }
          : { kind: 'taken' as const, method: deposit },
    exception: reason.trim() === '' ? null : { reason },
  }
}

type Props = {
  page: BookingPageAnswer
  steps: Steps
  onChange: (steps: Steps) => void
  fault: FaultOf
}

/** Licence and deposit before the key: what is missing here stops it, unless an owner says why not. */
export function StepFields({ page, steps, onChange, fault }: Props) {
  const { t, money } = useWords('bookings')
  const isOwner = useStaff()?.role === 'owner'
  const { licences, deposit } = steps
  if (licences.length === 0 && page.depositMissing === 0) {
    return <Alert severity="success">{t('steps.whole')}</Alert>
  }
  const change = (driver: number, changes: Partial<Licence>) =>
    onChange({
      ...steps,
      licences: licences.map((one) => (one.driver === driver ? { ...one, ...changes } : one)),
    })
  const ways: Deposit[] = ['not', 'CARD', 'CASH', 'TRANSFER', 'hold']
  const wayName = (way: Deposit) =>
    way === 'not'
      ? t('steps.depositNot')
      : way === 'hold'
        ? t('steps.depositHold')
        : t('steps.depositTaken', { method: t(`methods.${way}`) })
  const names = [page.client, ...page.drivers].map(({ name }) => name)
  return (
    <Stack spacing={2}>
      {licences.length > 0 ? (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 650, p: 0, mb: 1 }}>
            {t('steps.licences')}
          </Typography>
          <Stack spacing={1.5}>
            {licences.map(({ driver, number, since, until }, index) => (
              <Stack key={driver} direction={{ xs: 'column', sm: 'row' }} spacing={1}>
                <TextInput
                  label={t('steps.number', { name: names[driver] ?? '' })}
                  value={number}
                  onChange={(value) => change(driver, { number: value })}
                  {...fault(`licences.${index}.number`)}
                />
                <DateInput
                  label={t('steps.since')}
                  value={since}
                  onChange={(value) => change(driver, { since: value })}
                  {...fault(`licences.${index}.since`)}
                />
                <DateInput
                  label={t('steps.until')}
                  value={until}
                  onChange={(value) => change(driver, { until: value })}
                  {...fault(`licences.${index}.until`)}
                />
              </Stack>
            ))}
          </Stack>
        </Box>
      ) : null}
      {page.depositMissing > 0 ? (
        <ChoiceInput
          label={t('steps.deposit', { amount: money(page.depositMissing) })}
          value={deposit}
          options={ways.map((id) => ({ id, name: wayName(id) }))}
          onChange={(value) => onChange({ ...steps, deposit: value })}
        />
      ) : null}
      {deposit === 'hold' ? (
        <TextInput
          label={t('steps.depositHold')}
          value={steps.hold}
          onChange={(hold) => onChange({ ...steps, hold })}
          {...fault('deposit.number')}
        />
      ) : null}
      {isOwner ? (
        <TextInput
          label={t('steps.exception')}
          value={steps.reason}
          onChange={(reason) => onChange({ ...steps, reason })}
          {...fault('exception.reason', t('steps.exceptionHint'))}
        />
      ) : (
        <Note>{t('errors.owner_needed')}</Note>
      )}
    </Stack>
  )
}

import { Alert, Box, Stack } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ChangeAnswer, ChangeBody } from '../../../../contract/staff/timeline.ts'
import { formatList } from '../../../../i18n/format.ts'
import type { Problem } from '../../../api/call-api.ts'
import { useSend, useTypedApi } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainList } from '../../../ui/plain-list.tsx'
import { Quiet } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'
import { type FaultOf, useFaults } from '../use-fields.ts'
import { CarTakenAlert } from './car-taken-alert.tsx'

type Props = {
  bookingId: number
  title: string
  /** What is to be different; undefined while nothing is. */
  change: ChangeBody | undefined
  /** Takes one of the cars that are free instead. */
  onCar?: (carId: number) => void
  onDone: () => Promise<void> | void
  onClose: () => void
  children: (fault: FaultOf, problem: Problem | undefined) => ReactNode
}

/** What a change would cost, before it is made; or why it cannot be. */
export function ChangeDialog({ bookingId, title, change: wish, onCar, onDone, onClose, children }: Props) {
  const { t } = useWords('timeline')
  // Of this wish and no other: another car is judged anew.
  const [brought, setBrought] = useState<string>()
  const isBrought = brought !== undefined && brought === JSON.stringify(wish)
  const change = wish && isBrought ? { ...wish, isBrought } : wish
  const params = { id: bookingId }
  const trial = useTypedApi(
    'POST /bookings/:id/change',
    change ? { params, body: { ...change, isTrial: true } } : skipToken,
  )
  const { send, isSending, asked, problem: refused } = useSend('POST /bookings/:id/change', onDone)
  const isRefused = JSON.stringify(asked?.body) === JSON.stringify(change)
  const problem = (isRefused ? refused : undefined) ?? trial.problem
  return (
    <FormDialog
      title={title}
      submit={t('change.confirm')}
      back={t('change.cancel')}
      isSending={isSending}
      isDisabled={!trial.isCurrent || problem !== undefined}
      onSubmit={() => (change ? send({ params, body: change }) : undefined)}
      onClose={onClose}
    >
      {children(useFaults(problem), problem)}
      <div aria-live="polite">
        {problem ? (
          <CarTakenAlert problem={problem} onCar={onCar} onBring={() => setBrought(JSON.stringify(wish))} />
        ) : trial.isCurrent && trial.value ? (
          <>
            {isBrought ? <Alert severity="warning">{t('change.brought')}</Alert> : null}
            <ChangedPrice answer={trial.value} />
          </>
        ) : (
          <Quiet>{t(change ? 'change.checking' : 'change.nothing')}</Quiet>
        )}
      </div>
    </FormDialog>
  )
}

/** From which price to which, and all that follows from it. */
function ChangedPrice({ answer }: { answer: ChangeAnswer }) {
  const { t, locale, money } = useWords('timeline')
  const { previousPrice, price, difference, due, owedBack, lostCoupons } = answer
  const notes = [
    ...(answer.isAnnexed ? [t('change.annex')] : []),
    ...(answer.isSignatureVoided ? [t('change.signature')] : []),
    ...(lostCoupons.length > 0 ? [t('change.coupons', { codes: formatList(lostCoupons, locale) })] : []),
    ...(due > 0 ? [t('change.due', { amount: money(due) })] : []),
    ...(owedBack > 0 ? [t('change.owedBack', { amount: money(owedBack) })] : []),
  ]
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '1.0625rem' }}>
        {difference === 0 ? (
          t('change.same', { price: money(price) })
        ) : (
          <>
            <span>{t('change.price')}</span>
            <Box component="s" sx={{ color: 'text.secondary' }}>
              {money(previousPrice)}
            </Box>
            <Icon name="arrow-right" size={18} />
            <Box component="strong" sx={{ fontSize: '1.375rem' }}>
              {money(price)}
            </Box>
            <Box
              component="span"
              sx={{ px: 1, borderRadius: 0.75, bgcolor: 'action.selected', fontWeight: 650 }}
            >
              {`${difference > 0 ? '+' : ''}${money(difference)}`}
            </Box>
          </>
        )}
      </Stack>
      {notes.length > 0 ? (
        <PlainList gap={0} sx={{ mt: 1 }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </PlainList>
      ) : null}
    </>
  )
}

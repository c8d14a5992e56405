import { Typography } from '@mui/material'
import { resources } from '../../../contract/records/resources.ts'
import { ChangedFields, ChangeLog } from '../../ui/change-log.tsx'
import { Note } from '../../ui/text.tsx'
import { isKeyOf } from '../../words/fault-words.ts'
import { useWords } from '../../words/words.tsx'

type Facts = Record<string, unknown>

const shown = new Set(resources.bookings.fields.map(({ name }) => name))

/** Who did what with this booking, the last first. */
export function HistorySection({ bookingId }: { bookingId: number }) {
  const { t, messages, instant } = useWords('bookings')
  const did = (action: string) => t(`did.${isKeyOf(messages.bookings.did, action) ? action : 'update'}`)
  return (
    <ChangeLog
      title={t('sections.history')}
      none={t('noHistory')}
      more={t('more')}
      resource="bookings"
      recordId={bookingId}
    >
      {({ action, adminName, createdAt, before, after }) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{did(action)}</Typography>
          <Note>{`${adminName} · ${instant(createdAt)}`}</Note>
          <Told facts={after ?? {}} />
          <ChangedFields resource="bookings" before={known(before)} after={known(after)} />
        </>
      )}
    </ChangeLog>
  )
}

/** Only what a booking's own fields say; the rest is told in words. */
function known(facts: Facts | null): Facts | null {
  return facts && Object.fromEntries(Object.entries(facts).filter(([name]) => shown.has(name)))
}

/** What happened beside the booking's own fields. */
function Told({ facts }: { facts: Facts }) {
  const { t, cents, messages } = useWords('bookings')
  const { account, amount, method, note, throughBank, byHand, sentTo, damage, late, extraCharge, exchanged } =
    facts
  const said = [
    isAccount(account) && typeof amount === 'number' ? `${t(`accounts.${account}`)} ${cents(amount)}` : '',
    typeof extraCharge === 'string' && isKeyOf(messages.bookings.extraCharges.kinds, extraCharge)
      ? [t(`extraCharges.kinds.${extraCharge}`), typeof amount === 'number' ? cents(amount) : '']
          .filter(Boolean)
          .join(', ')
      : '',
    isMethod(method) ? t(`methods.${method}`) : '',
    typeof throughBank === 'number' && typeof byHand === 'number'
      ? t('refundSplit', { bank: cents(throughBank), hand: cents(byHand) })
      : '',
    typeof sentTo === 'string' ? sentTo : '',
    Array.isArray(damage) ? damage.join('; ') : '',
    typeof exchanged === 'string' && isKeyOf(messages.bookings.exchange.reasons, exchanged)
      ? t(`exchange.reasons.${exchanged}`)
      : '',
    lateWords(late),
    typeof note === 'string' ? note : '',
  ].filter(Boolean)
  return said.length > 0 ? <Typography variant="body2">{said.join(' · ')}</Typography> : null
}

const isAccount = (value: unknown): value is 'rent' | 'deposit' => value === 'rent' || value === 'deposit'
const isMethod = (value: unknown): value is 'CASH' | 'CARD' | 'TRANSFER' =>
  value === 'CASH' || value === 'CARD' || value === 'TRANSFER'

/** Why less or nothing was charged for being late. */
function lateWords(late: unknown): string {
  if (typeof late !== 'object' || late === null || !('reason' in late)) return ''
  return String(late.reason)
}

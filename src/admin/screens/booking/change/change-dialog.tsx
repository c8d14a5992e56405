import { Alert, Box, Stack } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ChangeAnswer, ChangeBody, SeenTerms } from '../../../../contract/staff/timeline.ts'
import { formatList } from '../../../../i18n/format.ts'
import type { Problem } from '../../../api/call-api.ts'
import { useSend, useTypedApi } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainList } from '../../../ui/plain-list.tsx'
import { Quiet } from '../../../ui/text.tsx'
import { useNewer, ValueVersions, type VersionedField } from '../../../ui/value-versions.tsx'
import { useWords } from '../../../words/words.tsx'
import { type FaultOf, useFaults } from '../use-fields.ts'
import { CarTakenAlert } from './car-taken-alert.tsx'

export type Wanted = Omit<ChangeBody, 'previous' | 'isTrial' | 'isBrought'>

type Props = {
  bookingId: number
  title: string
  /** What is to be different, and nothing else: the rest may be another's. Undefined while nothing is. */
  change: Wanted | undefined
  /** All that can be changed here, as it stood when this was opened. */
  seen: SeenTerms
  /** How each of it is called and said, where a colleague made it another meanwhile. */
  fields: readonly VersionedField<SeenTerms>[]
  onWrite: (changes: SeenTerms) => void
  /** Takes one of the cars that are free instead. */
  onCar?: (carId: number) => void
  onDone: () => Promise<void> | void
  onClose: () => void
  children: (fault: FaultOf, problem: Problem | undefined) => ReactNode
}

/** What a change would cost, before it is made; or why it cannot be. */
export function ChangeDialog(props: Props) {
  const { bookingId, title, change: wish, seen, fields, onWrite, onCar, onDone, onClose, children } = props
  const { t } = useWords('timeline')
  // Of this wish and no other: another car is judged anew.
  const [brought, setBrought] = useState<string>()
  const isBrought = brought !== undefined && brought === JSON.stringify(wish)
  const [first] = useState(seen)
  const [known, setKnown] = useState(seen)
  const change = wish && { ...wish, ...(isBrought ? { isBrought } : {}), previous: seenOf(known, wish) }
  const params = { id: bookingId }
  const trial = useTypedApi(
    'POST /bookings/:id/change',
    change ? { params, body: { ...change, isTrial: true } } : skipToken,
  )
  const { send, isSending, asked, problem: refused } = useSend('POST /bookings/:id/change', onDone)
  const isRefused = JSON.stringify(asked?.body) === JSON.stringify(change)
  const said = (isRefused ? refused : undefined) ?? trial.problem
  const { newer } = useNewer<SeenTerms>(said, ({ current }) => setKnown(current))
  const problem = said?.code === 'changed_meanwhile' ? undefined : said
  return (
    <FormDialog
      title={title}
      submit={t('change.confirm')}
      back={t('change.cancel')}
      isSending={isSending}
      isDisabled={!trial.isCurrent || (problem !== undefined && isFinal(problem))}
      onSubmit={() => (change ? send({ params, body: change }) : undefined)}
      onClose={onClose}
    >
      {newer ? (
        <ValueVersions
          key={JSON.stringify(newer.current)}
          fields={fields}
          seen={first}
          newer={newer}
          mine={{ ...newer.current, ...(wish as SeenTerms | undefined) }}
          onWrite={onWrite}
        />
      ) : null}
      {children(useFaults(problem), problem)}
      <div aria-live="polite">
        {problem ? (
          <CarTakenAlert
            problem={problem}
            onCar={onCar}
            onBring={() => setBrought(JSON.stringify(wish))}
            {...(trial.problem && !isFinal(problem) ? { onAgain: trial.reload } : {})}
          />
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

/** What the server decided; without a network, without a session or in trouble it decided nothing. */
const isFinal = ({ status }: Problem): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429

/** Of what was seen, only what is to be changed: two people may change two things of one booking. */
const seenOf = (seen: SeenTerms, wish: Wanted): SeenTerms =>
  Object.fromEntries(Object.entries(seen).filter(([name]) => name in wish))

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

import { Alert, Box, Button, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { AccountCardAnswer, ManyOnAccountAnswer } from '../../../contract/staff/company-accounts.ts'
import { useSend } from '../../api/use-api.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { CheckInput, TextInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Subheading } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

type Props = { accountId: number; rentals: AccountCardAnswer['offAccount']; onDone: () => void }

/** Rentals by the company's agreement that somebody would pay for one by one: ticked, they wait for its invoice instead. */
export function OffAccount({ accountId, rentals, onDone }: Props) {
  const { t, money, time } = useWords('people')
  const { permissions: role } = usePermissions()
  const [chosen, setChosen] = useState<number[]>([])
  const [reason, setReason] = useState('')
  const [told, setTold] = useState<ManyOnAccountAnswer>()
  const { send, isSending, problem } = useSend('POST /company-accounts/:id/put-on-account', (answer) => {
    setTold(answer)
    setChosen(answer.refused.map(({ id }) => id))
    onDone()
  })
  const isOver = told?.refused.some(({ code }) => code === 'over_credit') && role === 'owner'
  const isAll = chosen.length === rentals.length
  const put = () =>
    isSending ? undefined : send({ params: { id: accountId }, body: { bookingIds: chosen, reason } })
  return (
    <Box>
      <Subheading>{t('account.off')}</Subheading>
      {rentals.length > 1 ? (
        <CheckInput
          label={t('account.all')}
          checked={isAll}
          onChange={() => setChosen(isAll ? [] : rentals.map(({ id }) => id))}
        />
      ) : null}
      <PlainList none={t('account.noneOff')}>
        {rentals.map(({ id, number, client, rentDate, returnDate, due }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
              <CheckInput
                label={`${number} · ${client}`}
                checked={chosen.includes(id)}
                onChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <Note>{`${time(rentDate)} – ${time(returnDate)} · ${money(due)}`}</Note>
              <Link component={RouterLink} to={bookingPage(id)}>
                {t('account.look')}
              </Link>
            </Box>
          </li>
        ))}
      </PlainList>
      <Stack spacing={1} sx={{ mt: 1, maxWidth: 520 }}>
        {told && told.done > 0 ? (
          <Alert severity="success" role="status">
            {t('account.putOnDone', { count: told.done })}
          </Alert>
        ) : null}
        {told?.refused.map(({ id, number, reason: why }) => (
          <Alert key={id} severity="warning" role="alert">{`${number}: ${why}`}</Alert>
        ))}
        {isOver ? <TextInput label={t('account.overReason')} value={reason} onChange={setReason} /> : null}
        <ProblemAlert problem={problem} />
        {rentals.length > 0 ? (
          <Box>
            <Button variant="outlined" disabled={chosen.length === 0} aria-disabled={isSending} onClick={put}>
              {t('account.putOn')}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Box>
  )
}

import { Alert, AlertTitle, Paper } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import type { PhoneClient } from '../../../contract/staff/phone.ts'
import { useTypedApi } from '../../api/use-api.ts'
import { useWords } from '../../words/words.tsx'
import { FoundClient } from './phone-find-client.tsx'
import type { Caller } from './phone-form.ts'

/** Shorter than these nothing is whole yet: a country's number, a personal code, an address. */
const LEAST = { idCode: 6, phone: 7, email: 6 } as const

type Props = { caller: Caller; onUse: (client: PhoneClient) => void }

/** A code, a telephone or an address that is known already: one person is not written down twice. */
export function KnownCaller({ caller, onUse }: Props) {
  const { t } = useWords('phone')
  const told = Object.fromEntries(
    (['idCode', 'phone', 'email'] as const)
      .filter((name) => caller[name].trim().length >= LEAST[name])
      .map((name) => [name, caller[name].trim()]),
  )
  const isTold = Object.keys(told).length > 0
  const { value, isCurrent } = useTypedApi('POST /phone/known', isTold ? { body: told } : skipToken)
  const [known] = isCurrent ? (value?.clients ?? []) : []
  if (!known) return null
  const by = known.knownBy.map((name) => t(`fields.${name}`)).join(', ')
  return (
    <Alert severity="warning" role="status" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{t('find.alreadyKnown', { by })}</AlertTitle>
      <Paper component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {value?.clients.map((client) => (
          <FoundClient key={client.id} client={client} onUse={() => onUse(client)} />
        ))}
      </Paper>
    </Alert>
  )
}

import { Alert, Link } from '@mui/material'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Problem } from '../../api/call-api.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import type { PhoneForm } from './phone-form.ts'

type Ban = { clientId: number; reason: string; until: string | null }
type Props = {
  refusal: Problem | undefined
  form: PhoneForm
  onChange: (changes: Partial<PhoneForm>) => void
}

/** The caller may not book: why, and what an owner can say to go on. */
export function PhoneBan({ refusal, form, onChange }: Props) {
  const { t, day } = useWords('people')
  const { permissions: role } = usePermissions()
  if (refusal?.code !== 'banned') return null
  const { clientId, reason, until } = refusal.ban as Ban
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, display: 'grid', gap: 1 } }}>
      {t('ban.reasonIs', { reason })}
      {'. '}
      {t('ban.inForce', { until: until ? day(until) : t('ban.noEnd') })}
      <Link component={RouterLink} to={`/admin/clients/${clientId}/show`}>
        {t('ban.open')}
      </Link>
      {role === 'owner' ? (
        <TextInput
          label={t('ban.despite')}
          value={form.despiteBan}
          onChange={(despiteBan) => onChange({ despiteBan })}
        />
      ) : (
        t('ban.ownerOnly')
      )}
    </Alert>
  )
}

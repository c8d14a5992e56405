import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import type { PhoneCompanies } from '../../../contract/staff/phone.ts'
import { splitCodes } from '../../../domain/coupons/coupon-code.ts'
import { useTypedApi } from '../../api/use-api.ts'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import type { PhoneForm } from './phone-form.ts'

const SHORTEST = 3

type Company = PhoneCompanies['companies'][number]
type Props = { form: PhoneForm; onUse: (changes: Partial<PhoneForm>) => void }

/** A company with an agreement is known by its name: nobody has to know its code by heart. */
export function KnownCompany({ form, onUse }: Props) {
  const { t } = useWords('phone')
  const { caller, trip } = form
  const q = caller.companyRegistryCode.trim() || caller.companyName.trim()
  const { value, isCurrent } = useTypedApi(
    'GET /phone/companies',
    q.length >= SHORTEST ? { query: { q } } : skipToken,
  )
  const codes = splitCodes([trip.coupons])
  const isUsed = ({ registryCode, code }: Company) =>
    registryCode === caller.companyRegistryCode.trim() && (code === null || codes.includes(code))
  const found = (isCurrent ? (value?.companies ?? []) : []).filter((company) => !isUsed(company))
  if (found.length === 0) return null
  const use = ({ name, registryCode, address, vatNumber, code }: Company) =>
    onUse({
      caller: {
        ...caller,
        companyName: name,
        companyRegistryCode: registryCode,
        companyAddress: address,
        companyVatNumber: vatNumber ?? '',
      },
      trip: { ...trip, coupons: [...codes, ...(code && !codes.includes(code) ? [code] : [])].join(', ') },
    })
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{t('find.company')}</AlertTitle>
      <Stack spacing={1}>
        {found.map((company) => (
          <Box
            key={company.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 650 }}>{company.name}</Typography>
              <Note>{`${company.registryCode} · ${company.address}`}</Note>
            </Box>
            <Button
              variant="outlined"
              onClick={() => use(company)}
              aria-label={`${t('find.useCompany')}: ${company.name}`}
            >
              {t('find.useCompany')}
            </Button>
          </Box>
        ))}
      </Stack>
    </Alert>
  )
}

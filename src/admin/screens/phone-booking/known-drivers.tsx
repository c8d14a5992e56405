import { Button, Stack } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useTypedApi } from '../../api/use-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import type { NamedDriver } from '../selling/named-driver.ts'
import type { PhoneForm } from './phone-form.ts'

/** Whole, it names a company. */
const REGISTRY_CODE = 8

type Props = { form: PhoneForm; onAdd: (driver: NamedDriver) => void }

/** Whoever has driven with the caller or for the company: one press instead of five fields. */
export function KnownDrivers({ form: { clientId, isCompany, caller, drivers }, onAdd }: Props) {
  const { t } = useWords('selling')
  const typed = isCompany ? caller.companyRegistryCode.trim() : ''
  const asked = {
    ...(clientId === null ? {} : { clientId }),
    ...(typed.length >= REGISTRY_CODE ? { registryCode: typed } : {}),
  }
  const { value } = useTypedApi(
    'GET /phone/drivers',
    Object.keys(asked).length > 0 ? { query: asked } : skipToken,
  )
  const isNamed = (driver: NamedDriver) => [caller, ...drivers].some((one) => isSame(one, driver))
  const known = (value?.drivers ?? []).filter((driver) => !isNamed(driver))
  if (known.length === 0) return null
  return (
    <Stack role="group" aria-label={t('drivers.known')} sx={{ gap: 0.5 }}>
      <Note>{t('drivers.known')}</Note>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {known.map((driver) => (
          <Button
            key={`${driver.idCode} ${driver.birthDate} ${driver.lastName} ${driver.firstName}`}
            size="small"
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => onAdd(driver)}
          >
            {`${driver.firstName} ${driver.lastName}`}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}

type Named = Pick<NamedDriver, 'idCode' | 'firstName' | 'lastName'>

const isSame = (a: Named, b: Named): boolean =>
  a.idCode !== '' || b.idCode !== ''
    ? a.idCode === b.idCode
    : a.firstName === b.firstName && a.lastName === b.lastName

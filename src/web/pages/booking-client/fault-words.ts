import { useTranslations } from 'use-intl'
import { LEAST_AGE } from '../../../domain/people/client.ts'
import { type FieldFault, longest, MOST_DRIVERS, placeOf } from './client-fields.ts'

const requirable = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'idCode',
  'birthDate',
  'drivingLicenceNumber',
  'address',
  'companyName',
  'companyAddress',
] as const

const formats = {
  idCode: 'idCodeFormat',
  birthDate: 'birthDate',
  drivingLicenceNumber: 'drivingLicence',
  phone: 'phone',
  email: 'email',
  companyRegistryCode: 'registryCode',
  companyVatNumber: 'vatNumber',
} as const

/** What is wrong with a field and what to do about it. */
export function useFaultWords(): (fault: FieldFault) => string {
  const t = useTranslations('client.errors')
  return ({ name, code }) => {
    const { field } = placeOf(name)
    if (field === 'terms' || field === 'dataHandling') return t(field)
    switch (code) {
      case 'required': {
        const known = requirable.find((other) => other === field)
        return known ? t(`required.${known}`) : t('characters')
      }
      case 'checksum':
        return t('idCodeChecksum')
      case 'date':
        return field === 'idCode' ? t('idCodeDate') : t('birthDate')
      case 'too_young':
        return t('tooYoung', { age: LEAST_AGE })
      case 'too_long':
        return t('tooLong', { max: mostOf(field) })
      case 'too_many':
        return t('tooManyDrivers', { max: MOST_DRIVERS })
      default:
        return isFormatted(field) ? t(formats[field]) : t('characters')
    }
  }
}

function isFormatted(field: string): field is keyof typeof formats {
  return Object.hasOwn(formats, field)
}

function mostOf(field: string): number {
  return Object.entries(longest).find(([known]) => known === field)?.[1] ?? 0
}

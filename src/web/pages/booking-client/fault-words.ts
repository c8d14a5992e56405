import { useTranslations } from 'use-intl'
import type { Messages } from '../../../i18n/messages.ts'
import { type FieldFault, isClientField, longest, MOST_DRIVERS, placeOf } from './client-fields.ts'

type Required = keyof Messages['client']['errors']['required']

const formats = {
  firstName: 'name',
  lastName: 'name',
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
  const isRequired = (field: string): field is Required => t.has(`required.${field as Required}`)
  return ({ name, code }) => {
    const { field } = placeOf(name)
    if (field === 'terms' || field === 'dataHandling') return t(field)
    switch (code) {
      case 'required':
        return isRequired(field) ? t(`required.${field}`) : t('characters')
      case 'checksum':
        return t('idCodeChecksum')
      case 'date':
        return field === 'idCode' ? t('idCodeDate') : t('birthDate')
      case 'too_young':
        return t('tooYoung')
      case 'too_long':
        return t('tooLong', { max: (isClientField(field) && longest[field]) || 0 })
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

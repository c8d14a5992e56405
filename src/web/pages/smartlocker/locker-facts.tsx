import { useTranslations } from 'use-intl'
import type { CustomerLocker } from '../../../contract/visitor/customer.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { Facts } from '../../customer/customer-page.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showPhone } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'

/** Where the locker and the car are, when it opens, and for which telephone. */
export function LockerFacts({ locker }: { locker: CustomerLocker }) {
  const t = useTranslations('customer.locker')
  const { window } = useFormats()
  const facts = [
    [t('name'), locker.name],
    [t('window'), t('windowValue', window(locker.opensAt, locker.closesAt))],
    [t('ownPhone'), showPhone(locker.ownPhone)],
    [t('plate'), showPlate(locker.plate)],
    ...(locker.address ? [[t('address'), locker.address]] : []),
    ...(locker.parking ? [[t('parking'), locker.parking]] : []),
  ]
  return (
    <>
      <Facts of={facts} className="sm:grid-cols-3" />
      {locker.address ? (
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(locker.address)}`}
          target="_blank"
          rel="noreferrer"
          className={`${buttonStyle('secondary')} sm:justify-self-start`}
        >
          <Icon name="pin" />
          {t('map')}
        </a>
      ) : null}
    </>
  )
}

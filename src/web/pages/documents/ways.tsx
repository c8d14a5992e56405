import { useLocale, useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { directionsLink } from '../../places/directions.ts'
import { Icon } from '../../ui/icon.tsx'

const linkStyle =
  'text-brand inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 hover:no-underline'

/** The rental in the customer's own calendar, and the way to where the car is taken and brought back. */
export function Ways({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.home')
  const locale = useLocale()
  const isOneWay = view.rent.address !== view.return.address
  return (
    <ul className="grid">
      <li>
        <a
          href={`/api/customer/calendar?booking=${view.number}&language=${locale}`}
          download
          className={linkStyle}
        >
          <Icon name="calendar" />
          {t('toCalendar')}
        </a>
      </li>
      <li>
        <a href={directionsLink(view.rent.address)} rel="noreferrer" className={linkStyle}>
          <Icon name="pin" />
          {t('wayToPickUp')}
        </a>
      </li>
      {isOneWay ? (
        <li>
          <a href={directionsLink(view.return.address)} rel="noreferrer" className={linkStyle}>
            <Icon name="pin" />
            {t('wayToReturn')}
          </a>
        </li>
      ) : null}
    </ul>
  )
}

import { useTranslations } from 'use-intl'
import type { CustomerLocker } from '../../../contract/visitor/customer.ts'
import type { LockerObstacle } from '../../../domain/booking/locker-obstacles.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import type { CustomerPageName } from '../../customer/open-page.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Outcome } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'

type Removable = Exclude<LockerObstacle, 'too-early' | 'too-late' | 'not-opened'>

const pages: Record<Removable, CustomerPageName> = {
  unpaid: 'bank-links',
  deposit: 'bank-links',
  documents: 'upload-documents',
  unsigned: 'sign',
}

/** Why the locker stays shut, each with the way to remove it. */
export function Obstacles({ locker, of }: { locker: CustomerLocker; of: unknown }) {
  const t = useTranslations('customer.locker')
  return (
    <Outcome tone="warning" of={of}>
      <h2 className="text-h3">{t('notYet')}</h2>
      <ul className="grid gap-1">
        {locker.obstacles.map((obstacle) => (
          <li key={obstacle}>
            {obstacle === 'not-opened' ? (
              t('obstacles.not-opened')
            ) : obstacle === 'too-early' || obstacle === 'too-late' ? (
              <WrongTime locker={locker} obstacle={obstacle} />
            ) : (
              <ToRemove obstacle={obstacle} />
            )}
          </li>
        ))}
      </ul>
    </Outcome>
  )
}

function ToRemove({ obstacle }: { obstacle: Removable }) {
  const t = useTranslations('customer.locker.obstacles')
  const link = useCustomerLinks()
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {t(`${obstacle}.text`)}
      <ButtonLink to={link(pages[obstacle])} look="quiet">
        {t(`${obstacle}.link`)}
      </ButtonLink>
    </span>
  )
}

function WrongTime({ locker, obstacle }: { locker: CustomerLocker; obstacle: 'too-early' | 'too-late' }) {
  const t = useTranslations('customer.locker.obstacles')
  const callLink = useCallLink()
  const { ofInstant } = useFormats()
  const time = ofInstant(obstacle === 'too-early' ? locker.opensAt : locker.closesAt)
  return t.rich(obstacle, { ...callLink, time })
}

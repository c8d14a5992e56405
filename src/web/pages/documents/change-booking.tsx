import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card } from '../../customer/customer-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useFormats } from '../../use-formats.ts'

/** The way to change it, as long as there is one; while the car is out, to keep it longer. */
export function ChangeBooking({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.change')
  const { sentenceOfLabel } = useFormats()
  const link = useCustomerLinks()
  if (!view.change) return null
  const { isOut, until } = view.change
  return (
    <Card>
      <p>{t(isOut ? 'openExtendText' : 'openText', { until: sentenceOfLabel(until) })}</p>
      <ButtonLink to={link('change')} look="secondary" className="sm:justify-self-start">
        {t(isOut ? 'openExtend' : 'open')}
      </ButtonLink>
    </Card>
  )
}

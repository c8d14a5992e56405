import { useLocale, useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { formatFileSize } from '../../../i18n/format.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card } from '../../customer/customer-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useFormats } from '../../use-formats.ts'
import { DocumentState } from '../upload/document-state.tsx'

/** Where the drivers' licences and identity papers stand. */
export function DriverPapers({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.uploads')
  const kinds = useTranslations('customer.upload.kinds')
  const link = useCustomerLinks()
  if (view.isCancelled || view.drivers.length === 0) return null
  const isWanted = view.drivers.some(({ documents }) =>
    documents.some(({ state }) => state === 'missing' || state === 'refused'),
  )
  return (
    <Card id="drivers" title={t('title')}>
      {view.drivers.map((driver) => (
        <div key={driver.index} className="grid gap-1.5">
          <h3 className="font-semibold">{driver.name}</h3>
          <ul className="text-small grid gap-1.5">
            {driver.documents.map(({ kind, state, files }) => (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3">
                {kinds(kind)}
                <DocumentState state={state} />
                <SentFiles files={files} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ButtonLink to={link('upload-documents')} look="quiet" className="justify-self-start">
        {t(isWanted ? 'open' : 'see')}
      </ButtonLink>
    </Card>
  )
}

/** What was sent, each file with its day. */
function SentFiles({ files }: Pick<CustomerView['drivers'][number]['documents'][number], 'files'>) {
  const locale = useLocale()
  const { dayOfInstant } = useFormats()
  return (
    <ul className="text-ink-soft basis-full empty:hidden">
      {files.map(({ id, type, size, sentAt }) => (
        <li key={id} className="tabular-nums">
          {[dayOfInstant(sentAt), type, formatFileSize(size, locale)].join(', ')}
        </li>
      ))}
    </ul>
  )
}

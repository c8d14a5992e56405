import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card, customerPage, TaskPage } from '../../customer/customer-page.tsx'
import { customerAction } from '../../customer/open-page.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { answerUpload } from './answer-upload.server.ts'
import { DocumentRow } from './document-row.tsx'
import { Advice, answerAbout, WholeSet } from './driver-documents.tsx'
import { isKind, type UploadPageAnswer } from './upload-answer.ts'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = customerAction(answerUpload)

export default customerPage(OneDocument)

/** The one paper that was asked for; the address says which and of whom. */
function OneDocument({ view, answer }: { view: CustomerView; answer: UploadPageAnswer | undefined }) {
  const t = useTranslations('customer.upload')
  const link = useCustomerLinks()
  const [query] = useSearchParams()
  const kind = query.get('kind')
  const driver = view.drivers.find(({ index }) => String(index) === (query.get('driver') ?? '0'))
  if (view.isCancelled) return <WholeSet view={view} answer={answer} />
  return (
    <TaskPage view={view} title={t('titleOne')}>
      {driver && isKind(kind) ? (
        <>
          <Advice isOne />
          <Card id="driver" title={driver.name}>
            <ul>
              <DocumentRow
                wanted={{ driver: driver.index, kind }}
                document={
                  driver.documents.find((document) => document.kind === kind) ?? {
                    kind,
                    state: 'missing',
                    reason: '',
                    files: [],
                  }
                }
                answer={answerAbout(answer, driver.index, kind)}
              />
            </ul>
          </Card>
        </>
      ) : (
        <Notice tone="warning">{t('unknown')}</Notice>
      )}
      <ButtonLink to={link('upload-documents')} look="quiet" className="justify-self-start">
        {t('wholeSet')}
      </ButtonLink>
    </TaskPage>
  )
}

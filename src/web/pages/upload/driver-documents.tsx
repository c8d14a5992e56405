import { useTranslations } from 'use-intl'
import type { CustomerDriver, CustomerView } from '../../../contract/visitor/customer.ts'
import { isCarPicture } from '../../../domain/booking/wanted-documents.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { DocumentRow } from './document-row.tsx'
import { LicenceForm } from './licence-form.tsx'
import type { UploadPageAnswer } from './upload-answer.ts'
import { useProblemText } from './use-problem-text.ts'

/** Everything that is wanted, driver by driver. */
export function WholeSet({ view, answer }: { view: CustomerView; answer: UploadPageAnswer | undefined }) {
  const t = useTranslations('customer')
  if (view.isCancelled) {
    return (
      <TaskPage view={view} title={t('upload.title')}>
        <Notice tone="info">{t('frame.cancelled')}</Notice>
      </TaskPage>
    )
  }
  const states = view.drivers.flatMap(({ documents }) => documents.map(({ state }) => state))
  const isApproved = states.every((state) => state === 'approved')
  const isSent = states.every((state) => state === 'approved' || state === 'waiting')
  return (
    <TaskPage view={view} title={t('upload.title')}>
      <OfTheCar answer={answer} />
      {isApproved ? (
        <DonePanel
          view={view}
          current="upload-documents"
          title={t('steps.documents.title')}
          text={t('upload.allApproved')}
        />
      ) : (
        <Advice />
      )}
      {view.drivers.map((driver) => (
        <DriverCard key={driver.index} driver={driver} answer={answer} />
      ))}
      {isSent && !isApproved ? (
        <section aria-live="polite" className="grid gap-6">
          <Notice tone="positive">{t('upload.allSent')}</Notice>
          <NextStep view={view} current="upload-documents" />
        </section>
      ) : null}
    </TaskPage>
  )
}

/** A picture of the car that was sent without scripts: its page is another one. */
function OfTheCar({ answer }: { answer: UploadPageAnswer | undefined }) {
  const t = useTranslations('customer')
  const problemText = useProblemText()
  const link = useCustomerLinks()
  if (!answer || !('kind' in answer) || !isCarPicture(answer.kind)) return null
  return (
    <Outcome tone={answer.sent ? 'positive' : 'danger'} of={answer}>
      <p>{answer.sent ? t('locker.condition.sent') : problemText(answer.code)}</p>
      <ButtonLink to={link('smartlocker')} look="quiet" className="justify-self-start">
        {t('locker.condition.backToLocker')}
      </ButtonLink>
    </Outcome>
  )
}

export function Advice({ isOne = false }: { isOne?: boolean }) {
  const t = useTranslations('customer.upload')
  return (
    <div className="-mt-4 grid max-w-[68ch] gap-2">
      <p className="text-lead">{t(isOne ? 'leadOne' : 'lead')}</p>
      <p className="text-ink-soft">{t('tips')}</p>
      <p className="text-ink-soft">{t('private')}</p>
    </div>
  )
}

function DriverCard({ driver, answer }: { driver: CustomerDriver; answer: UploadPageAnswer | undefined }) {
  return (
    <Card id={`driver-${driver.index}`} title={driver.name}>
      <ul>
        {driver.documents.map((document) => (
          <DocumentRow
            key={document.kind}
            wanted={{ driver: driver.index, kind: document.kind }}
            document={document}
            answer={answerAbout(answer, driver.index, document.kind)}
          />
        ))}
      </ul>
      <LicenceForm driver={driver} answer={answer} />
    </Card>
  )
}

export function answerAbout(
  answer: UploadPageAnswer | undefined,
  driver: number,
  kind: string,
): UploadPageAnswer | undefined {
  const isAbout = answer && 'kind' in answer && answer.driver === driver && answer.kind === kind
  return isAbout ? answer : undefined
}

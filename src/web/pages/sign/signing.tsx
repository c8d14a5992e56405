import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { Card, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import { Waiting } from '../../customer/waiting.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFormats } from '../../use-formats.ts'
import { ContractSummary } from './contract-summary.tsx'
import { Running } from './running.tsx'
import type { SignPageAnswer } from './sign-answer.ts'
import { SignForm } from './sign-form.tsx'

type SigningProps = { view: CustomerView; answer: SignPageAnswer | undefined }

export function Signing(props: SigningProps) {
  const t = useTranslations('customer.sign')
  return (
    <TaskPage
      view={props.view}
      title={t('title')}
      state={props.view.contract?.signedAt ? t('signed.title') : ''}
    >
      <State {...props} />
    </TaskPage>
  )
}

function State({ view, answer }: SigningProps) {
  const t = useTranslations('customer')
  const { contract, signing } = view
  const isAccepted = view.status === 'CONFIRMED' || view.status === 'SIGNED'
  if (!contract && isAccepted && !view.isCancelled) return <Preparing />
  if (view.isCancelled || !contract) {
    return (
      <>
        <Notice tone="info">{view.isCancelled ? t('frame.cancelled') : t('sign.notReady')}</Notice>
        <NextStep view={view} current="sign" />
      </>
    )
  }
  if (contract.signedAt) return <Signed view={view} href={contract.href} signedAt={contract.signedAt} />
  const refused = answer && 'kind' in answer && answer.kind === 'refused' ? answer : undefined
  const isSame = Boolean(answer && 'checked' in answer && answer.checked === 'same')
  const form = <SignForm view={view} refused={refused} />
  return (
    <>
      {signing?.state === 'running' ? (
        <Running signing={signing} isSame={isSame}>
          {form}
        </Running>
      ) : null}
      <ContractSummary view={view} contract={contract} />
      {signing?.state === 'running' ? null : form}
    </>
  )
}

/** Paid, and the paper is being made. */
function Preparing() {
  const t = useTranslations('customer.sign')
  return (
    <Card>
      <Waiting>
        <p role="status">{t('preparing')}</p>
      </Waiting>
    </Card>
  )
}

function Signed({ view, href, signedAt }: { view: CustomerView; href: string; signedAt: string }) {
  const t = useTranslations('customer.sign.signed')
  const { ofInstant } = useFormats()
  const sealed = view.papers.findLast(({ kind }) => kind === 'signed-contract')
  return (
    <DonePanel view={view} current="sign" title={t('title')} text={t('text', { date: ofInstant(signedAt) })}>
      <a
        href={sealed?.href ?? href}
        target="_blank"
        rel="noreferrer"
        className={`${buttonStyle('secondary')} sm:justify-self-start`}
      >
        <Icon name="document" />
        {t('open')}
      </a>
    </DonePanel>
  )
}

import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import type {
  ContractText as ContractTextData,
  CustomerContract,
  CustomerSigning,
  CustomerView,
} from '../../../contract/visitor/customer.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { Card, customerPage, Facts, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import { customerAction, openPage } from '../../customer/open-page.server.ts'
import { Waiting } from '../../customer/waiting.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FocusedAnswer, Notice } from '../../ui/notice.tsx'
import { linkBeside } from '../../ui/text-link.tsx'
import { useFormats } from '../../use-formats.ts'
import { answerSigning, type SignPageAnswer } from './answer-signing.server.ts'
import { ContractText } from './contract-text.tsx'
import { SignForm } from './sign-form.tsx'

export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, token, data } = await openPage(args)
  const isOpen = data.view?.contract?.signedAt === null
  return { ...data, text: token && isOpen ? await web.customer.contractText(token) : undefined }
}

export const action = customerAction(answerSigning)

export default customerPage(Signing)

type SigningProps = {
  view: CustomerView
  text: ContractTextData | undefined
  answer: SignPageAnswer | undefined
}

function Signing(props: SigningProps) {
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

function State({ view, text, answer }: SigningProps) {
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
      <ContractSummary view={view} contract={contract} text={text} />
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
      <PaperLink href={sealed?.href ?? href}>{t('open')}</PaperLink>
    </DonePanel>
  )
}

/** A signature by phone is under way: the code, as large as it can be read from across a table. */
function Running(props: { signing: CustomerSigning; isSame: boolean; children: ReactNode }) {
  const t = useTranslations('customer.sign.running')
  return (
    <>
      <Card id="running" title={t('title')}>
        {/* The phone shows its own within seconds: nobody should have to look for this one. */}
        <FocusedAnswer
          of={props.signing.id}
          role="status"
          className="grid scroll-my-[30vh] justify-items-center gap-2 py-4 text-center outline-none"
        >
          <span className="text-ink-soft">{t('code')}</span>
          <strong className="text-[clamp(4rem,22vw,9rem)] leading-none font-extrabold tracking-wide">
            {props.signing.code}
          </strong>
        </FocusedAnswer>
        <p className="text-lead">{t(props.signing.method)}</p>
        <Waiting same={props.isSame && t('same')}>
          <p className="text-ink-soft">{t('wait')}</p>
        </Waiting>
      </Card>
      <Fold title={t('instead')}>{props.children}</Fold>
    </>
  )
}

/** What the contract says, in short, then the whole of it, here and as a file. */
function ContractSummary(props: {
  view: CustomerView
  contract: CustomerContract
  text: ContractTextData | undefined
}) {
  const { view, contract, text } = props
  const t = useTranslations('customer.sign')
  const { money } = useFormats()
  const facts = [
    [t('renter'), view.renterName],
    [t('car'), view.car.name],
    [t('price'), money(view.price)],
    ...(view.deposit > 0 ? [[t('deposit'), money(view.deposit)]] : []),
  ]
  return (
    <Card id="contract" title={t('contract', { number: contract.number })}>
      <Facts of={facts} className="sm:grid-cols-2" />
      <Journey rent={view.rent} back={view.return} />
      {text ? <ContractText text={text} /> : null}
      <p>{t.rich('terms', { terms: linkBeside('accurate-rental-conditions') })}</p>
      <PaperLink href={contract.href}>{t('read')}</PaperLink>
    </Card>
  )
}

function PaperLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={`${buttonStyle('secondary')} sm:justify-self-start`}
    >
      <Icon name="document" />
      {children}
    </a>
  )
}

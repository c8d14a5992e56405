import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView, SignProblem } from '../../../contract/visitor/customer.ts'
import type { OwnSigningMethod, PhoneSigningMethod } from '../../../domain/booking/paper-kinds.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { SignPageAnswer } from './answer-signing.server.ts'
import { DrawnSignature } from './drawn-signature.tsx'

type Refused = Extract<SignPageAnswer, { kind: 'refused' }>

/** That it was read, then one of the three ways. They are one form: the tick counts for whichever is chosen. */
export function SignForm({ view, refused }: { view: CustomerView; refused: Refused | undefined }) {
  const t = useTranslations('customer.sign')
  const wished = refused?.typed.method ?? view.signing?.method
  const open = view.phoneWays.find((way) => way === wished) ?? 'drawn'
  const code = refused?.code
  // Faults that belong to a field stand beside it.
  const isOfField = code === 'not_read' || code === 'empty_drawing' || code === 'bad_phone'
  /** The reason of a signature by phone that failed; one we do not know is a refusal. */
  const isProblem = (failure: string | null): failure is SignProblem =>
    t.has(`problems.${failure as SignProblem}`)
  return (
    <Form method="post" noValidate className="grid gap-5">
      {view.phoneWays.includes('mobile-id') ? <EnterForMobileId /> : null}
      <h2 className="text-h2">{t('how')}</h2>
      {code && !isOfField ? (
        <Outcome tone="danger" of={refused}>
          {t(`problems.${code}`)}
        </Outcome>
      ) : null}
      {view.signing?.state === 'failed' && !refused ? (
        <Notice tone="danger" isUrgent>
          {t(`problems.${isProblem(view.signing.failure) ? view.signing.failure : 'refused'}`)}
        </Notice>
      ) : null}
      <CheckField
        id="isRead"
        name="isRead"
        value="yes"
        aria-required
        defaultChecked={refused?.typed.isRead ?? false}
        label={t('consent')}
        error={code === 'not_read' ? t('consentNeeded') : undefined}
      />
      <div className="grid gap-3">
        <Way isOpen={open === 'drawn'} title={t('drawn.title')} icon="signature">
          <DrawnSignature
            hasOtherWays={view.phoneWays.length > 0}
            error={code === 'empty_drawing' ? t('problems.empty_drawing') : undefined}
          />
        </Way>
        {view.phoneWays.length > 0 ? (
          <PhoneWays
            ways={view.phoneWays}
            open={open}
            phone={refused?.typed.phone || view.ownPhone}
            error={code === 'bad_phone' ? t('problems.bad_phone') : undefined}
          />
        ) : null}
      </div>
    </Form>
  )
}

/** Enter in the telephone field presses the form's first button. */
function EnterForMobileId() {
  return (
    <button
      type="submit"
      name="intent"
      value="mobile-id"
      tabIndex={-1}
      aria-hidden="true"
      className="hidden"
    />
  )
}

type PhoneWaysProps = {
  ways: PhoneSigningMethod[]
  open: OwnSigningMethod
  phone: string
  error: string | undefined
}

function PhoneWays({ ways, open, phone, error }: PhoneWaysProps) {
  const t = useTranslations('customer.sign')
  const frame = useTranslations('customer.frame')
  const button = { sending: frame('sending'), className: 'min-h-14 sm:justify-self-start sm:px-10' }
  return (
    <>
      {ways.includes('smart-id') ? (
        <Way isOpen={open === 'smart-id'} title={t('smartId.title')} icon="shield">
          <p>{t('smartId.text')}</p>
          <SubmitButton intent="smart-id" {...button}>
            {t('smartId.submit')}
          </SubmitButton>
        </Way>
      ) : null}
      {ways.includes('mobile-id') ? (
        <Way isOpen={open === 'mobile-id'} title={t('mobileId.title')} icon="phone">
          <p>{t('mobileId.text')}</p>
          <TextField
            id="phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            label={t('mobileId.phone')}
            defaultValue={phone}
            error={error}
            className="max-w-sm"
          />
          <SubmitButton intent="mobile-id" {...button}>
            {t('mobileId.submit')}
          </SubmitButton>
        </Way>
      ) : null}
    </>
  )
}

/** One way to sign; opening it closes the others, by the browser itself. */
function Way(props: { isOpen: boolean; title: string; icon: string; children: ReactNode }) {
  return (
    <details
      name="way"
      open={props.isOpen}
      className="group/way bg-surface shadow-card rounded-2xl px-5 sm:px-7"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <Icon name={props.icon} className="text-brand size-6" />
        <span className="text-h3 flex-1">{props.title}</span>
        <Icon name="chevron-down" className="size-5 transition group-open/way:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-6">{props.children}</div>
    </details>
  )
}

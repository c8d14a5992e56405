import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { type SigningMethod } from '../../../domain/booking/paper-kinds.ts'
import { Outcome } from '../../customer/outcome.tsx'
import { useSending } from '../../customer/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DrawnSignature } from './drawn-signature.tsx'
import { problemFrom, type SignPageAnswer } from './sign-answer.ts'

type Refused = Extract<SignPageAnswer, { kind: 'refused' }>

/** That it was read, then one of the three ways. They are one form: the tick counts for whichever is chosen. */
export function SignForm({ view, refused }: { view: CustomerView; refused: Refused | undefined }) {
  const t = useTranslations('customer.sign')
  const sending = useSending()
  const open = refused?.typed.method ?? view.signing?.method ?? 'drawn'
  const errors = errorsOf(refused)
  const general = refused && refused.code !== 'not_read' && !errors ? refused.code : undefined
  return (
    <Form method="post" noValidate className="grid gap-5">
      {/* Enter in the telephone field presses the form's first button. */}
      <button
        type="submit"
        name="intent"
        value="mobile-id"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <h2 className="text-h2">{t('how')}</h2>
      {general ? (
        <Outcome tone="danger" of={refused}>
          {t(`problems.${general}`)}
        </Outcome>
      ) : null}
      {view.signing?.state === 'failed' && !refused ? (
        <Notice tone="danger" isUrgent>
          {t(`problems.${problemFrom(view.signing.failure)}`)}
        </Notice>
      ) : null}
      <CheckField
        id="isRead"
        name="isRead"
        value="yes"
        aria-required
        defaultChecked={refused?.typed.isRead ?? false}
        label={t('consent')}
        error={errors?.isRead ? t('consentNeeded') : undefined}
      />
      <div className="grid gap-3">
        <Way isOpen={open === 'drawn'} title={t('drawn.title')} icon="signature">
          <DrawnSignature
            hasOtherWays={view.phoneWays.length > 0}
            error={errors?.drawing ? t('problems.empty_drawing') : undefined}
            isSending={sending !== undefined}
          />
        </Way>
        {view.phoneWays.includes('smart-id') ? <SmartIdWay open={open} sending={sending} /> : null}
        {view.phoneWays.includes('mobile-id') ? (
          <MobileIdWay
            open={open}
            phone={refused?.typed.phone || view.ownPhone}
            error={errors?.phone ? t('problems.bad_phone') : undefined}
            sending={sending}
          />
        ) : null}
      </div>
    </Form>
  )
}

type PhoneWayProps = { open: SigningMethod; sending: string | undefined }

function SmartIdWay({ open, sending }: PhoneWayProps) {
  const t = useTranslations('customer.sign.smartId')
  return (
    <Way isOpen={open === 'smart-id'} title={t('title')} icon="shield">
      <p>{t('text')}</p>
      <PhoneButton method="smart-id" sending={sending}>
        {t('submit')}
      </PhoneButton>
    </Way>
  )
}

function MobileIdWay({
  open,
  phone,
  error,
  sending,
}: PhoneWayProps & { phone: string; error: string | undefined }) {
  const t = useTranslations('customer.sign.mobileId')
  return (
    <Way isOpen={open === 'mobile-id'} title={t('title')} icon="phone">
      <p>{t('text')}</p>
      <TextField
        id="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        defaultValue={phone}
        error={error}
        className="max-w-sm"
      />
      <PhoneButton method="mobile-id" sending={sending}>
        {t('submit')}
      </PhoneButton>
    </Way>
  )
}

/** Faults that belong to a field stand beside it. */
function errorsOf(refused: Refused | undefined) {
  const errors = {
    isRead: refused?.code === 'not_read',
    drawing: refused?.code === 'empty_drawing',
    phone: refused?.code === 'bad_phone',
  }
  return errors.isRead || errors.drawing || errors.phone ? errors : undefined
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

function PhoneButton(props: { method: SigningMethod; sending: string | undefined; children: ReactNode }) {
  const frame = useTranslations('customer.frame')
  return (
    <Button
      type="submit"
      name="intent"
      value={props.method}
      disabled={props.sending !== undefined}
      className="min-h-14 sm:justify-self-start sm:px-10"
    >
      {props.sending === props.method ? frame('sending') : props.children}
    </Button>
  )
}

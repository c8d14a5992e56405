import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { bookingNumber, parseBookingNumber } from '../../domain/booking/booking-number.ts'
import { Journey } from '../content/service-sections.tsx'
import { InquiryForm } from '../inquiry/inquiry-form.tsx'
import { EmailField } from '../inquiry/person-fields.tsx'
import { usePaths } from '../locale.ts'
import { useRootData } from '../root-data.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { showPhone, useCallLink } from '../ui/phone.tsx'
import type { CustomerPageName } from './open-page.server.ts'

const icons: Record<CustomerPageName, string> = {
  sign: 'signature',
  documents: 'document',
  change: 'calendar',
  'bank-links': 'bank',
  smartlocker: 'locker',
  questionnaire: 'star',
  'upload-document': 'upload',
  'upload-documents': 'upload',
}

/** Whatever the address holds, nothing of a booking is shown: only how to have its link sent again. */
export function LinkNeeded({ page }: { page: CustomerPageName }) {
  const t = useTranslations('essential')
  const to = usePaths()
  const root = useRootData()
  const [query] = useSearchParams()
  // Whoever comes back from the bank, or from a bookmark, in a browser that never opened the booking.
  const id = parseBookingNumber(query.get('booking') ?? '')
  const number = id === undefined ? undefined : bookingNumber(id)
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <span className="bg-brand text-on-brand flex size-14 items-center justify-center rounded-full">
          <Icon name={icons[page]} className="size-7" />
        </span>
        <h1 className="text-h1">{t(`pages.${page}.title`)}</h1>
        <p className="text-lead text-ink-soft max-w-[60ch]">{t(`pages.${page}.text`)}</p>
      </div>
      <section aria-labelledby="link" className="grid gap-6">
        <div className="grid max-w-[60ch] gap-2">
          <h2 id="link" className="text-h3">
            {number ? t('linkElsewhere.title', { number }) : t('linkMissing.title')}
          </h2>
          {number && page === 'bank-links' ? <p>{t('linkElsewhere.paid')}</p> : null}
          <p>{number ? t('linkElsewhere.text') : t('linkMissing.text')}</p>
        </div>
        {root?.parts.mail === 'off' ? <CallUs phone={root.company.phone} /> : <ResendForm />}
      </section>
      {page === 'smartlocker' ? <LockerSteps /> : null}
      <PageLink
        to={to('index')}
        className="text-brand inline-flex min-h-11 items-center gap-2 justify-self-start font-medium underline underline-offset-4 hover:no-underline"
      >
        {t('toHome')}
      </PageLink>
    </div>
  )
}

const steps = ['call', 'door', 'photos', 'back'] as const

/** How a key is taken from a locker and put back: the same for everyone, so anyone may read it. */
function LockerSteps() {
  const t = useTranslations('lockers')
  const callLink = useCallLink()
  return (
    <section aria-labelledby="steps" className="grid gap-6">
      <h2 id="steps" className="text-h3">
        {t('stepsTitle')}
      </h2>
      <Journey steps={steps.map((step) => t(`steps.${step}`))} />
      <p>
        <strong className="block">{t('didNotOpen')}</strong>
        {t.rich('didNotOpenHelp', callLink)}
      </p>
    </section>
  )
}

function CallUs({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className={`${buttonStyle('primary')} sm:justify-self-start`}>
      <Icon name="phone" />
      {showPhone(phone)}
    </a>
  )
}

/** For who has lost the letter with the private link. */
export function ResendForm() {
  const t = useTranslations('essential.resend')
  const help = t.rich('help', useCallLink())
  return (
    <InquiryForm submit={t('submit')} sentTitle={t('sentTitle')} sentText={() => t('sent')} help={help}>
      {(field) => <EmailField {...field('email')} label={t('email')} className="sm:col-span-2" />}
    </InquiryForm>
  )
}

import { useTranslations } from 'use-intl'
import { Journey } from '../content/service-sections.tsx'
import { useCallLink } from '../ui/call-link.tsx'

const steps = ['call', 'door', 'photos', 'back'] as const

/** How a key is taken from a locker and put back: the same for everyone, so anyone may read it. */
export function LockerSteps() {
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

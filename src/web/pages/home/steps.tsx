import { useTranslations } from 'use-intl'

const steps = ['dates', 'car', 'services', 'key'] as const

/** From choosing to driving: four rings on one road, and a car that follows the reader along it. */
export function Steps() {
  const t = useTranslations('home.steps')
  return (
    <section aria-labelledby="steps" className="overflow-clip py-16 lg:py-24">
      <div className="page-width">
        <h2 id="steps" className="text-h2">
          {t('title')}
        </h2>
        <div className="relative mt-8 lg:mt-24">
          <ol className="journey journey-across">
            {steps.map((step) => (
              <li key={step}>
                <h3 className="text-h3">{t(`${step}.title`)}</h3>
                <p className="text-ink-soft mt-2 max-w-[44ch]">{t(`${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <img
            src="/cars/hatchback-blue.svg"
            alt=""
            width={580}
            height={256}
            loading="lazy"
            className="journey-car"
          />
        </div>
      </div>
    </section>
  )
}

import { useTranslations } from 'use-intl'
import { usePaths } from '../../locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const questions = ['documents', 'deposit', 'mileage', 'border', 'fuel', 'late'] as const

export function Questions() {
  const t = useTranslations('home.questions')
  const to = usePaths()
  return (
    <section aria-labelledby="questions" className="page-width py-16 lg:py-24">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="questions" className="text-h2">
            {t('title')}
          </h2>
          <ButtonLink to={to('conditions')} look="quiet">
            {t('all')}
          </ButtonLink>
        </div>
        <div className="border-line border-t">
          {questions.map((name) => (
            <details key={name} name="questions" className="group border-line border-b">
              <summary className="text-h3 flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
                {t(`${name}.question`)}
                <Icon name="plus" className="size-6 transition-transform duration-200 group-open:rotate-45" />
              </summary>
              <p className="text-ink-soft max-w-[68ch] pr-10 pb-5">{t(`${name}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

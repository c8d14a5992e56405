import { useLocale, useTranslations } from 'use-intl'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { formatDate } from '../../i18n/format.ts'
import { writtenNumber } from '../../i18n/written.ts'

/** What customers thought; moments in ISO. */
export type CustomerReviews = {
  answers: number
  quality: number
  condition: number
  recommend: number
  words: { id: number; text: string; firstName: string; day: string }[]
}

const marks = [
  ['quality', 5],
  ['condition', 5],
  ['recommend', 10],
] as const

function useMark() {
  const locale = useLocale()
  return (mark: number) => writtenNumber(mark, locale, 1, 1)
}

/** The averages of everyone who answered, and words that they let us show. */
export function CustomerWords({ reviews }: { reviews: CustomerReviews | undefined }) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const mark = useMark()
  if (!reviews) return null
  return (
    <section aria-labelledby="reviews" className="page-width grid gap-8 py-16 lg:py-24">
      <header className="grid gap-2">
        <h2 id="reviews" className="text-h2">
          {t('title')}
        </h2>
        <p className="text-ink-soft max-w-[68ch]">{t('lead', { count: reviews.answers })}</p>
      </header>
      <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-3">
        {marks.map(([name, most]) => (
          <div key={name} className="border-line flex flex-col-reverse justify-end gap-1 border-t pt-5">
            <dt className="text-ink-soft">{t(name)}</dt>
            <dd className="text-display">
              {mark(reviews[name])}
              <span className="text-ink-soft text-lead font-normal"> / {most}</span>
            </dd>
          </div>
        ))}
      </dl>
      {reviews.words.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-3">
          {reviews.words.map(({ id, text, firstName, day }) => (
            <li key={id} className="bg-surface shadow-card rounded-2xl p-6">
              <figure className="flex h-full flex-col gap-4">
                <blockquote className="text-lead">{text}</blockquote>
                <figcaption className="text-ink-soft text-small mt-auto">
                  {t('by', { name: firstName, date: formatDate(labelOf(new Date(day)), locale) })}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

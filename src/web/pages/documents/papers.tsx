import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../use-formats.ts'

/** Contract, invoice and whatever else was made out, each as a file. */
export function Papers({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.papers')
  const { dayOfInstant } = useFormats()
  if (view.isCancelled && view.papers.length === 0) return null
  return (
    <Card id="papers" title={t('title')}>
      {view.papers.length === 0 ? <p className="text-ink-soft">{t('none')}</p> : null}
      <ul className="-my-2 grid empty:hidden">
        {view.papers.map((paper) => (
          <li key={paper.id}>
            <a
              href={paper.href}
              className="group/paper flex min-h-14 items-center gap-3 rounded-lg py-2 no-underline"
            >
              <Icon name="document" className="text-brand size-6" />
              <span>
                <span className="text-brand block font-medium underline underline-offset-4 group-hover/paper:no-underline">
                  {t(`kinds.${paper.kind}`)}
                </span>
                <span className="text-ink-soft text-small block">
                  {t('issued', { number: paper.number, date: dayOfInstant(paper.issuedAt) })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

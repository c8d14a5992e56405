import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

/** The ticks on the cards belong to this form, wherever they stand. */
export const COMPARE_FORM = 'compare'

/** Seen once a car is ticked, with or without scripts: the list around it is a `group/cars`. */
export function CompareBar({ carPath, query }: { carPath: string; query: URLSearchParams }) {
  const t = useTranslations('cars')
  return (
    <Form
      id={COMPARE_FORM}
      method="get"
      action={carPath}
      preventScrollReset
      className="bg-raised shadow-raised sticky bottom-3 z-10 hidden items-center justify-between gap-x-6 gap-y-2 rounded-2xl p-3 pl-5 group-has-[input[name=compare]:checked]/cars:flex max-sm:flex-col"
    >
      {[...query]
        .filter(([name]) => name !== 'compare')
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <p className="text-small">{t('compareHint')}</p>
      <Button type="submit" look="secondary" className="border-ink max-sm:w-full">
        {t('compareChosen')}
      </Button>
    </Form>
  )
}

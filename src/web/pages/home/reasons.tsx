import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { PriceSlip } from './price-slip.tsx'
import type { SamplePrice } from './sample-price.ts'

const others = [
  ['freedom', 'calendar'],
  ['experience', 'shield'],
] as const

/** Three reasons; the first one is shown, not claimed. */
export function Reasons({ sample }: { sample: SamplePrice | undefined }) {
  const t = useTranslations('home.reasons')
  return (
    <section aria-labelledby="reasons" className="page-width py-16 lg:py-24">
      <h2 id="reasons" className="text-h2">
        {t('title')}
      </h2>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-2">
        <div className="grid content-start gap-8 lg:gap-10">
          <Reason icon="document" title={t('price.title')} text={t('price.text')} />
          {others.map(([name, icon]) => (
            <Reason key={name} icon={icon} title={t(`${name}.title`)} text={t(`${name}.text`)} />
          ))}
        </div>
        {sample ? <PriceSlip sample={sample} /> : null}
      </div>
    </section>
  )
}

function Reason({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <div className="border-line flex gap-5 border-t pt-8 lg:pt-10">
      <Icon name={icon} className="text-brand mt-0.5 size-6" />
      <div className="grid min-w-0 max-w-[56ch] content-start gap-2">
        <h3 className="text-h3">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
    </div>
  )
}

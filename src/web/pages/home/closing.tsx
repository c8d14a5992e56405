import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showPhone } from '../../ui/phone.tsx'
import { CarOnRoad } from '../../ui/road.tsx'

/** The last word, and the way back up to the search. */
export function Closing({ phone }: { phone: string }) {
  const t = useTranslations('home.closing')
  const site = useTranslations('site')
  return (
    <section aria-labelledby="closing" className="page-width pb-16 lg:pb-24 print:hidden">
      <div className="bg-pine text-on-pine overflow-clip rounded-2xl">
        <div className="grid justify-items-start gap-4 px-6 pt-10 lg:px-12 lg:pt-14">
          <h2 id="closing" className="text-h2">
            {t('title')}
          </h2>
          <p className="text-lead text-on-pine-soft max-w-[52ch]">{t('text')}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">
            <a href="#search" className={buttonStyle('primary')}>
              {t('cta')}
            </a>
            <a
              href={`tel:${phone}`}
              aria-label={`${site('phoneLabel')} ${showPhone(phone)}`}
              className="inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <Icon name="phone" />
              {showPhone(phone)}
            </a>
          </div>
        </div>
        <CarOnRoad
          image="hatchback-blue"
          isLazy
          carClassName="mr-[8%] ml-auto w-56 lg:w-80"
          className="pointer-events-none mt-8 lg:-mt-20"
        />
      </div>
    </section>
  )
}

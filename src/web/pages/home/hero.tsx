import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The headline in the sky of the drawing, the search beside its road, and what one gets in three sentences. */
export function Hero({ children }: { children: ReactNode }) {
  const t = useTranslations('home.hero')
  const search = useTranslations('search')
  return (
    <>
      <div className="bg-sky relative isolate overflow-clip pb-[78vw] md:pb-[34vw] lg:pb-[29vw] 2xl:pb-[28.5vw] print:bg-transparent print:pb-0">
        <Landscape />
        <div className="page-width relative pt-7 md:pt-6 lg:pt-8">
          <h1 className="text-display max-w-[28ch]">{t('title')}</h1>
        </div>
      </div>
      <div className="from-meadow to-ground h-24 bg-linear-to-b from-50% to-50% print:hidden" />
      <div id="search" className="page-width relative -mt-24 scroll-mt-4 2xl:-mt-28 print:mt-0">
        <section
          aria-labelledby="search-title"
          className="bg-raised shadow-raised rounded-2xl p-4 sm:p-6 lg:p-8 print:hidden"
        >
          <h2 id="search-title" className="sr-only">
            {search('title')}
          </h2>
          {children}
        </section>
        <p className="text-lead max-w-[72ch] pt-8 lg:pt-10">{t('lead')}</p>
      </div>
    </>
  )
}

function Landscape() {
  return (
    <picture>
      <source srcSet="/hero-wide-dark.svg" media="(width >= 48rem) and (prefers-color-scheme: dark)" />
      <source srcSet="/hero-wide.svg" media="(width >= 48rem)" />
      <source srcSet="/hero-tall-dark.svg" media="(prefers-color-scheme: dark)" />
      <img
        src="/hero-tall.svg"
        alt=""
        width={780}
        height={960}
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 -z-1 h-auto w-full print:hidden"
      />
    </picture>
  )
}

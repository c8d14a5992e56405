import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The headline in the sky, the whole search in the first view, and under it the road of the drawing with its car. */
export function Hero({ children }: { children: ReactNode }) {
  const t = useTranslations('home.hero')
  const search = useTranslations('search')
  return (
    <>
      <div className="bg-sky relative isolate overflow-clip pb-[52vw] md:pb-[19vw] print:bg-transparent print:pb-0">
        <div id="search" className="page-width scroll-mt-4 pt-4 md:pt-6">
          <h1 className="text-h1 max-sm:text-[1.75rem]">{t('title')}</h1>
          <section
            aria-labelledby="search-title"
            className="bg-raised shadow-raised mt-3 rounded-2xl p-4 sm:p-6 md:mt-5 print:hidden"
          >
            <h2 id="search-title" className="sr-only">
              {search('title')}
            </h2>
            {children}
          </section>
        </div>
        {/* Last, so that it is painted where it stays: a browser may show the page while the form is still read. */}
        <Landscape />
      </div>
      <p className="page-width pt-8 lg:pt-10">
        <span className="text-lead block max-w-[72ch]">{t('lead')}</span>
      </p>
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

import type { MetaDescriptor } from 'react-router'
import { type Locale, locales, openGraphLocales } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { alternatesOf, type PageName, pages, pathOf } from '../../i18n/pages.ts'

/** What search engines and messengers read: made by a page's loader, told by its `meta`. */
export type PageHead = { title: string; description: string; page: PageName; locale: Locale; origin: string }

export function pageHead(page: PageName, locale: Locale, messages: Messages, origin: string): PageHead {
  const { title, description } = messages.meta[page]
  return { title: `${title} – ${messages.site.name}`, description, page, locale, origin }
}

/** The `meta` of a page whose loader gives its head. */
export function pageMeta({ loaderData }: { loaderData?: { head: PageHead; jsonLd?: object[] } | undefined }) {
  return loaderData ? metaOf(loaderData.head, loaderData.jsonLd) : []
}

export function metaOf(
  { title, description, page, locale, origin }: PageHead,
  jsonLd: object[] = [],
): MetaDescriptor[] {
  const address = origin + pathOf(page, locale)
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
  ]
  if (!pages[page].isIndexable) return [...tags, { name: 'robots', content: 'noindex' }]
  return [
    ...tags,
    ...alternatesOf(page).map(({ hreflang, path }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: hreflang,
      href: origin + path,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}/og/default.png` },
    { property: 'og:locale', content: openGraphLocales[locale] },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocales[other] })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((data) => ({ 'script:ld+json': data })),
  ]
}

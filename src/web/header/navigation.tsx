import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { localeNames, locales } from '../../i18n/locales.ts'
import { type PageName, pageOfPath, pathOf } from '../../i18n/pages.ts'
import { useCurrentLocale, usePaths } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'

/** The links of the header, in the order the company wants them. */
const links = [
  ['services-longterm', 'longterm'],
  ['index', 'home'],
  ['pricelist', 'pricelist'],
  ['services-insurance', 'insurance'],
  ['contact', 'contact'],
] as const satisfies [PageName, string][]

const linkStyle =
  'nav-link flex min-h-11 items-center rounded-lg px-2.5 font-medium whitespace-nowrap hover:bg-ground'

export function MainLinks() {
  const t = useTranslations('nav')
  const to = usePaths()
  return links.map(([page, label]) => (
    <li key={page}>
      <NavLink to={to(page)} end viewTransition className={linkStyle}>
        <span>{t(label)}</span>
      </NavLink>
    </li>
  ))
}

export function ServicesMenu() {
  const t = useTranslations('nav')
  const to = usePaths()
  return (
    <Menu label={t('services')}>
      <li>
        <NavLink to={to('services-airport')} viewTransition className={linkStyle}>
          <span>{t('airport')}</span>
        </NavLink>
      </li>
    </Menu>
  )
}

/** The other languages, each leading to the page one is on, with what its address asks for. */
export function LanguageMenu() {
  const t = useTranslations('nav')
  const current = useCurrentLocale()
  const { pathname, search } = useLocation()
  const page = pageOfPath(pathname)?.page
  return (
    <Menu label={t('language')} icon="globe" value={localeNames[current]}>
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => (
          <li key={locale}>
            <Link
              to={page ? pathOf(page, locale) + search : pathOf('index', locale)}
              lang={locale}
              hrefLang={locale}
              viewTransition
              className={linkStyle}
            >
              {localeNames[locale]}
            </Link>
          </li>
        ))}
    </Menu>
  )
}

function Menu(props: { label: string; value?: string; icon?: string; children: ReactNode }) {
  return (
    <details name="header-menu" className="group relative">
      <summary className={`${linkStyle} cursor-pointer list-none gap-2 [&::-webkit-details-marker]:hidden`}>
        {props.icon ? <Icon name={props.icon} className="text-brand size-5" /> : null}
        {props.value ? (
          <>
            <span className="sr-only">{props.label}: </span>
            {props.value}
          </>
        ) : (
          props.label
        )}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="lg:bg-raised lg:shadow-raised z-20 grid gap-1 max-lg:pl-4 lg:absolute lg:right-0 lg:mt-2 lg:min-w-48 lg:rounded-xl lg:p-2">
        {props.children}
      </ul>
    </details>
  )
}

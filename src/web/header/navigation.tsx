import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { localeNames, locales } from '../../i18n/locales.ts'
import { type PageName, pageOfPath, pathOf } from '../../i18n/pages.ts'
import { useHydrated } from '../browser/use-hydrated.ts'
import { useCurrentLocale, usePaths } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'
import { MenuLink, PageLink } from '../ui/page-link.tsx'

/** The links of the header, in the order the company wants them. */
const links = [
  ['services-longterm', 'longterm'],
  ['index', 'home'],
  ['pricelist', 'pricelist'],
  ['services-insurance', 'insurance'],
  ['contact', 'contact'],
] as const satisfies [PageName, string][]

const linkStyle = 'nav-link'

export function MainLinks() {
  const t = useTranslations('nav')
  const to = usePaths()
  return links.map(([page, label]) => (
    <li key={page}>
      <MenuLink to={to(page)} end className={linkStyle}>
        <span>{t(label)}</span>
      </MenuLink>
    </li>
  ))
}

/** For those who have booked: beside the links, whose order is the company's. */
export function OwnBookingLink() {
  const t = useTranslations('nav')
  const to = usePaths()
  return (
    <MenuLink to={to('my-bookings')} className={linkStyle}>
      <span>{t('ownBooking')}</span>
    </MenuLink>
  )
}

type MenuPlace = {
  /** In the drawer: its list unfolds below it instead of lying over the page. */
  isFolded?: boolean
}

export function ServicesMenu({ isFolded }: MenuPlace) {
  const t = useTranslations('nav')
  const to = usePaths()
  return (
    <Menu label={t('services')} isFolded={isFolded}>
      <li>
        <MenuLink to={to('services-airport')} className={linkStyle}>
          <span>{t('airport')}</span>
        </MenuLink>
      </li>
    </Menu>
  )
}

/** The other languages, each leading to the page one is on, with what its address asks for. */
export function LanguageMenu({ isFolded, search }: MenuPlace & { search: string }) {
  const t = useTranslations('nav')
  const current = useCurrentLocale()
  const { pathname, hash } = useLocation()
  // The server is not told it.
  const place = useHydrated() ? hash : ''
  const page = pageOfPath(pathname)?.page
  return (
    <Menu label={t('language')} icon="globe" value={localeNames[current]} isFolded={isFolded}>
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => (
          <li key={locale}>
            <PageLink
              to={page ? pathOf(page, locale) + search + place : pathOf('index', locale)}
              lang={locale}
              hrefLang={locale}
              className={linkStyle}
            >
              {localeNames[locale]}
            </PageLink>
          </li>
        ))}
    </Menu>
  )
}

function Menu(props: {
  label: string
  value?: string
  icon?: string
  isFolded: boolean | undefined
  children: ReactNode
}) {
  const place = props.isFolded
    ? 'pl-4'
    : 'bg-raised shadow-raised absolute right-0 mt-2 min-w-48 rounded-xl p-2'
  return (
    <details name="header-menu" className="group relative">
      <summary className={linkStyle}>
        {props.icon ? <Icon name={props.icon} className="text-brand size-5" /> : null}
        {props.value ? (
          <>
            <span className="sr-only">{props.label}: </span>
            <span className={props.isFolded ? '' : 'max-lg:sr-only'}>{props.value}</span>
          </>
        ) : (
          props.label
        )}
        <Icon
          name="chevron-down"
          className={`size-4 transition-transform duration-200 group-open:rotate-180 ${props.icon && !props.isFolded ? 'max-lg:hidden' : ''}`}
        />
      </summary>
      <ul className={`z-20 grid gap-1 ${place}`}>{props.children}</ul>
    </details>
  )
}

import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../locale.ts'
import { Logo } from '../ui/logo.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Phone } from '../ui/phone.tsx'
import { MenuButton, MobileMenu } from './mobile-menu.tsx'
import { LanguageMenu, MainLinks, OwnBookingLink, ServicesMenu } from './navigation.tsx'
import { useMenus } from './use-menus.ts'

type HeaderProps = {
  phone: string
  /** What the address asks for: it goes along into the other languages. */
  search: string
}

export function Header({ phone, search }: HeaderProps) {
  const t = useTranslations()
  const to = usePaths()
  const bar = useMenus()
  const menu = useRef<HTMLDialogElement>(null)
  return (
    <header ref={bar} className="site-header border-line bg-surface border-b print:border-0">
      <a href="#content" className="skip-link">
        {t('nav.skipToContent')}
      </a>
      <p className="bg-pine text-on-pine text-small print:hidden">
        <span className="page-width block py-1.5 font-medium max-sm:text-center">{t('site.since')}</span>
      </p>
      <div className="page-width flex items-center justify-between gap-2 lg:gap-6">
        <PageLink to={to('index')} aria-label={t('site.logoLabel')} className="shrink-0 py-3">
          <Logo height={120} className="h-10 w-auto min-[25rem]:h-12 sm:h-14 lg:h-16 xl:h-30" />
        </PageLink>
        <div className="flex flex-col items-end gap-1 py-3 print:hidden">
          <div className="flex items-center lg:-mr-2.5 lg:gap-2">
            <div className="hidden lg:block">
              <OwnBookingLink />
            </div>
            {/* Left of the number: its list must not lie over the button of the other menu. */}
            <LanguageMenu search={search} />
            <Phone phone={phone} />
            <div className="lg:hidden">
              <MenuButton dialog={menu} />
            </div>
          </div>
          <nav aria-label={t('nav.label')} className="-mr-2.5 hidden lg:block">
            <ul className="flex items-center">
              <MainLinks />
              <li>
                <ServicesMenu />
              </li>
            </ul>
          </nav>
        </div>
      </div>
      {/* Outside of what wide screens hide: it stays in sight, and can be closed, when a tablet is turned. */}
      <MobileMenu dialog={menu} {...{ phone, search }} />
    </header>
  )
}

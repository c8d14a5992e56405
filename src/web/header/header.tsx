import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../locale.ts'
import type { Company } from '../root.tsx'
import { showPhone } from '../show-phone.ts'
import { Drawer } from '../ui/drawer.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { useHeaderMenus } from './header-menus.ts'
import { LanguageMenu, MainLinks, ServicesMenu } from './navigation.tsx'

export function Header({ company }: { company: Company }) {
  const t = useTranslations()
  const to = usePaths()
  const bar = useHeaderMenus()
  return (
    <header ref={bar} className="border-line bg-surface border-b">
      <a href="#content" className="skip-link">
        {t('nav.skipToContent')}
      </a>
      <p className="bg-brand text-on-brand px-5 py-1.5 text-center text-sm font-medium">{t('site.since')}</p>
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-5">
        <Link to={to('index')} viewTransition aria-label={t('site.logoLabel')} className="shrink-0">
          <Logo height={120} className="h-20 w-auto lg:h-30" />
        </Link>
        <div className="hidden flex-col items-end gap-1 py-3 lg:flex">
          <Phone company={company} />
          <nav aria-label={t('nav.label')}>
            <ul className="flex items-center">
              <MainLinks />
              <li>
                <ServicesMenu />
              </li>
              <li>
                <LanguageMenu />
              </li>
            </ul>
          </nav>
        </div>
        <div className="flex items-center gap-1 lg:hidden">
          <Phone company={company} />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function Phone({ company }: { company: Company }) {
  const t = useTranslations('site')
  return (
    <a
      href={`tel:${company.phone}`}
      aria-label={`${t('phoneLabel')} ${showPhone(company.phone)}`}
      className="flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold whitespace-nowrap tabular-nums"
    >
      <Icon name="phone" />
      <span className="max-sm:sr-only">{showPhone(company.phone)}</span>
    </a>
  )
}

function MobileMenu() {
  const t = useTranslations('nav')
  const site = useTranslations('site')
  const to = usePaths()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.close()
  }, [pathname])
  return (
    <>
      {/* `command` opens it without scripts too; where a browser does not know it, the click does. */}
      <button
        type="button"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'menu' }}
        onClick={() => dialog.current?.open || dialog.current?.showModal()}
        className="flex size-12 items-center justify-center rounded-lg"
      >
        <Icon name="menu" className="size-7" />
      </button>
      <Drawer id="menu" side="right" label={t('label')} dialog={dialog}>
        <div className="flex items-center justify-between gap-3 p-4">
          <Link to={to('index')} viewTransition aria-label={site('logoLabel')}>
            <Logo height={48} className="h-12 w-auto" />
          </Link>
          <form method="dialog">
            <button
              type="submit"
              aria-label={t('closeMenu')}
              className="flex size-12 items-center justify-center rounded-lg"
            >
              <Icon name="cross" className="size-7" />
            </button>
          </form>
        </div>
        <nav aria-label={t('label')} className="px-4 pb-8">
          <ul className="grid gap-1">
            <MainLinks />
            <li>
              <ServicesMenu />
            </li>
            <li>
              <LanguageMenu />
            </li>
          </ul>
        </nav>
      </Drawer>
    </>
  )
}

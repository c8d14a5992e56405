import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNewPath } from '../browser/use-new-path.ts'
import { usePaths } from '../locale.ts'
import type { Company } from '../root-data.ts'
import { Logo } from '../ui/logo.tsx'
import { Phone } from '../ui/phone.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { LanguageMenu, MainLinks, ServicesMenu } from './navigation.tsx'

export function Header({ company }: { company: Company }) {
  const t = useTranslations()
  const to = usePaths()
  const bar = useHeaderMenus()
  return (
    <header ref={bar} className="border-line bg-surface border-b print:border-0">
      <a href="#content" className="skip-link">
        {t('nav.skipToContent')}
      </a>
      <p className="bg-pine text-on-pine text-small print:hidden">
        <span className="page-width block py-1.5 font-medium max-sm:text-center">{t('site.since')}</span>
      </p>
      <div className="page-width flex items-center justify-between gap-2 lg:gap-6">
        <Link to={to('index')} viewTransition aria-label={t('site.logoLabel')} className="shrink-0 py-3">
          <Logo height={120} className="h-10 w-auto min-[22.5rem]:h-12 sm:h-14 lg:h-16 xl:h-30" />
        </Link>
        <div className="hidden flex-col items-end gap-1 py-3 lg:flex print:hidden">
          <div className="-mr-2.5 flex items-center gap-2">
            <Phone phone={company.phone} />
            <LanguageMenu />
          </div>
          <nav aria-label={t('nav.label')} className="-mr-2.5">
            <ul className="flex items-center">
              <MainLinks />
              <li>
                <ServicesMenu />
              </li>
            </ul>
          </nav>
        </div>
        <div className="flex items-center gap-1 lg:hidden print:hidden">
          <Phone phone={company.phone} />
          <MobileMenu phone={company.phone} />
        </div>
      </div>
    </header>
  )
}

/**
 * The two menus of the header are `<details name="header-menu">`: the browser opens one at a time, with or without
 * scripts. This closes them where people expect it: on Escape, on a click elsewhere, on another page or language.
 */
function useHeaderMenus(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useNewPath(() => closeMenus(bar.current))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = openMenu(bar.current)
      closeMenus(bar.current)
      open?.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      const open = openMenu(bar.current)
      if (open && event.target instanceof Node && !open.contains(event.target)) closeMenus(bar.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return bar
}

function openMenu(bar: HTMLElement | null): HTMLDetailsElement | null | undefined {
  return bar?.querySelector<HTMLDetailsElement>('details[open]')
}

function closeMenus(bar: HTMLElement | null): void {
  for (const menu of bar?.querySelectorAll('details') ?? []) menu.open = false
}

import { type RefObject, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useNewPath } from '../browser/use-new-path.ts'
import { usePaths } from '../locale.ts'
import { Drawer } from '../ui/drawer.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Phone } from '../ui/phone.tsx'
import { LanguageMenu, MainLinks, OwnBookingLink, ServicesMenu } from './navigation.tsx'

const roundButton = 'hover:bg-ground flex size-12 items-center justify-center rounded-lg'

type Dialog = { dialog: RefObject<HTMLDialogElement | null> }

/** `command` opens it without scripts too; where a browser does not know it, the click does. */
export function MenuButton({ dialog }: Dialog) {
  const t = useTranslations('nav')
  return (
    <button
      type="button"
      aria-label={t('openMenu')}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: 'menu' }}
      onClick={(event) => 'commandForElement' in event.currentTarget || dialog.current?.showModal()}
      className={roundButton}
    >
      <Icon name="menu" className="size-7" />
    </button>
  )
}

/** The menu of small screens, in a drawer from the right. */
export function MobileMenu({ dialog, phone, search }: Dialog & { phone: string; search: string }) {
  const t = useTranslations('nav')
  const site = useTranslations('site')
  const to = usePaths()
  useClosingByLinks(dialog)
  return (
    <Drawer id="menu" side="right" label={t('label')} dialog={dialog}>
      <div className="flex min-h-full flex-col">
        <div className="border-line flex items-center justify-between gap-3 border-b py-3 pr-3 pl-5">
          <PageLink to={to('index')} aria-label={site('logoLabel')}>
            <Logo height={40} className="h-10 w-auto" />
          </PageLink>
          <form method="dialog">
            <button type="submit" aria-label={t('closeMenu')} className={roundButton}>
              <Icon name="cross" className="size-7" />
            </button>
          </form>
        </div>
        <nav aria-label={t('label')} className="px-2 py-4">
          <ul className="grid gap-1 text-lg">
            <MainLinks />
            <li>
              <ServicesMenu isFolded />
            </li>
            <li className="border-line mt-2 border-t pt-2">
              <OwnBookingLink />
            </li>
            <li>
              <LanguageMenu search={search} isFolded />
            </li>
          </ul>
        </nav>
        <div className="border-line mt-auto border-t px-2 py-4">
          <Phone phone={phone} isWhole />
        </div>
      </div>
    </Drawer>
  )
}

/** Another page closes it, and so does a link to the page one is on: both ask for the page and not for the menu. */
function useClosingByLinks(dialog: Dialog['dialog']): void {
  useNewPath(() => dialog.current?.close())
  useEffect(() => {
    const element = dialog.current
    const close = (event: MouseEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey
      if (!isModified && event.target instanceof Element && event.target.closest('a')) element?.close()
    }
    element?.addEventListener('click', close)
    return () => element?.removeEventListener('click', close)
  }, [dialog])
}

import type { ComponentProps } from 'react'
// oxlint-disable-next-line no-restricted-imports -- The one place they are used in.
import { Link, NavLink } from 'react-router'

/** Every link between pages of the site: the old page fades out, the new one in. */
export const PageLink = (link: ComponentProps<typeof Link>) => <Link viewTransition {...link} />

/** The same, and it knows when it leads to the page one is on. */
export const MenuLink = (link: ComponentProps<typeof NavLink>) => <NavLink viewTransition {...link} />

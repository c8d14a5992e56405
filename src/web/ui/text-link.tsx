import type { ReactNode } from 'react'
import type { PageName } from '../../i18n/pages.ts'
import { usePaths } from '../locale.ts'
import { PageLink } from './page-link.tsx'

const underlined = 'underline underline-offset-4 hover:no-underline'

/** For a sentence with words that lead to a page: `t.rich('terms', { terms: linkTo('privacy') })`. */
export const linkTo = (page: PageName) => (words: ReactNode) => (
  <TextLink page={page} className={underlined}>
    {words}
  </TextLink>
)

/** Opens beside a form: whoever reads it comes back to what is already written. */
export const linkBeside = (page: PageName) => (words: ReactNode) => (
  <TextLink page={page} target="_blank" className={`text-brand ${underlined}`}>
    {words}
  </TextLink>
)

function TextLink({
  page,
  ...link
}: {
  page: PageName
  target?: '_blank'
  className: string
  children: ReactNode
}) {
  return <PageLink to={usePaths()(page)} {...link} />
}

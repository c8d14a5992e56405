import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { readForm } from '../../inquiry/read-form.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { OffersChoice } from './offers-choice.tsx'

export { headers } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

/** Opening changes nothing: mailboxes open links by themselves to look what is behind them. */
export async function loader(args: LoaderFunctionArgs) {
  const { web, shown } = startPage(args, ['stopOffers'])
  return { ...shown, offers: await web.readOffers(args.url.searchParams.get('code') ?? '') }
}

/** The page's own button, and the one that mail programs show themselves (RFC 8058), which sends no more than that. */
export async function action(args: ActionFunctionArgs) {
  const { web } = startPage(args, [])
  const form = await readForm(args.request)
  const isWanted = form?.get('intent') === 'start'
  const isKnown = await web.chooseOffers(args.url.searchParams.get('code') ?? '', isWanted)
  return data({ isKnown }, { status: isKnown ? 200 : 404 })
}

export default withMessages(OffersChoice)

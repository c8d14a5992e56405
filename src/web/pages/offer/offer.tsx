import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { readFields } from '../../inquiry/read-form.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { serviceNames } from '../../prices/service-names.ts'
import { clientFrom, typedValues } from '../booking-client/client-form-data.ts'
import { OfferPage, type OfferPageAnswer } from './offer-page.tsx'

export { headers } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

/** Opening changes nothing: mailboxes open links by themselves to look what is behind them. */
export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['offer', 'client', 'price'])
  const offer = await web.readOffer(args.url.searchParams.get('code') ?? '', locale)
  return { ...shown, offer, serviceNames: offer ? serviceNames(web.catalogue(), locale) : [] }
}

export async function action(args: ActionFunctionArgs) {
  const { web, locale } = startPage(args, [])
  const fields = await readFields(args.request)
  const values = typedValues(fields)
  const code = args.url.searchParams.get('code') ?? ''
  const answer =
    (await web.waitToSend()) > 0
      ? ({ kind: 'too_many_tries' } as const)
      : await web.takeOffer(code, clientFrom(fields), Number(fields.get('seenPrice')), locale)
  if (answer.kind === 'taken') {
    const headers = new Headers(answer.cookies.map((cookie) => ['set-cookie', cookie]))
    throw redirect(answer.path, { headers })
  }
  const status = answer.kind === 'invalid' ? 422 : answer.kind === 'too_many_tries' ? 429 : 409
  return data<OfferPageAnswer>({ answer, values }, { status })
}

export default withMessages(OfferPage)

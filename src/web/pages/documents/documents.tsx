import type {
  ActionFunctionArgs,
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
} from 'react-router'
import { useActionData } from 'react-router'
import { failedOr, isCustomerReadAgain } from '../../customer/customer-answer.ts'
import { CustomerPage, customerHeaders, customerMeta } from '../../customer/customer-page.tsx'
import { lastSeenOr } from '../../customer/last-seen.ts'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { BookingHome, type HomeAnswer } from './booking-home.tsx'
import { cancelOrder } from './cancel-order.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, data } = await openPage(args)
  const services = data.view ? [...web.catalogue().services.values()] : []
  return { ...data, serviceNames: services.map(({ id, name }): [number, string] => [id, name[locale]]) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, cancelOrder)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isCustomerReadAgain
export const headers = customerHeaders
export const meta = customerMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<HomeAnswer>()
  return (
    <CustomerPage data={loaderData}>
      {(view) => (
        <BookingHome
          view={view}
          held={loaderData.held}
          serviceNames={loaderData.serviceNames}
          answer={answer}
        />
      )}
    </CustomerPage>
  )
}

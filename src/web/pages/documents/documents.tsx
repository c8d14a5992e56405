import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router'
import { CustomerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { BookingHome, type HomeAnswer } from './booking-home.tsx'
import { cancelOrder } from './cancel-order.server.ts'

export {
  clientAction,
  clientLoader,
  headers,
  meta,
  shouldRevalidate,
} from '../../customer/customer-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, data } = await openPage(args)
  const services = data.view ? [...web.catalogue().services.values()] : []
  return { ...data, serviceNames: services.map(({ id, name }): [number, string] => [id, name[locale]]) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, cancelOrder)

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

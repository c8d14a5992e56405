import type {
  ActionFunctionArgs,
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
} from 'react-router'
import { useActionData } from 'react-router'
import { BookingHome, type HomeAnswer } from '../own/home/booking-home.tsx'
import { cancelOrder } from '../own/home/cancel-order.server.ts'
import { lastSeenOr } from '../own/last-seen.ts'
import { answerPost, openPage } from '../own/open-page.server.ts'
import { failedOr, isOwnReadAgain } from '../own/own-answer.ts'
import { OwnPage, ownHeaders, ownMeta } from '../own/own-page.tsx'

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

export const shouldRevalidate = isOwnReadAgain
export const headers = ownHeaders
export const meta = ownMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<HomeAnswer>()
  return (
    <OwnPage data={loaderData}>
      {(view) => (
        <BookingHome
          view={view}
          held={loaderData.held}
          serviceNames={loaderData.serviceNames}
          answer={answer}
        />
      )}
    </OwnPage>
  )
}

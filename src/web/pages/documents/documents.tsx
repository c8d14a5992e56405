import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { BookingHome, type HomeAnswer } from './booking-home.tsx'
import { cancelOrder } from './cancel-order.server.ts'

export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, data } = await openPage(args)
  const services = data.view ? [...web.catalogue().services.values()] : []
  return { ...data, serviceNames: services.map(({ id, name }): [number, string] => [id, name[locale]]) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, cancelOrder)

type Data = Awaited<ReturnType<typeof loader>>

export default customerPage((view, answer: HomeAnswer | undefined, { held, serviceNames }: Data) => (
  <BookingHome view={view} held={held} serviceNames={serviceNames} answer={answer} />
))

import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useNavigate,
} from 'react-router'
import { PageMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { requireChosenCar } from '../booking-services/chosen-car.ts'
import { ClientStep } from './client-step.tsx'
import type { Outcome } from './outcome.ts'
import { registerOrder } from './register-order.ts'
import { type Booked, sendOrder } from './send-order.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['client', 'services', 'cars', 'price', 'coupons'])
  const { cookies, ...chosen } = await requireChosenCar({ ...args, locale })
  return {
    ...shown,
    ...chosen,
    // Whoever ordered here before types less.
    values: { kind: cookies.client?.isCompany ? 'company' : 'private', ...(await web.knownClient()) },
    freshKey: crypto.randomUUID(),
  }
}

export function action(args: ActionFunctionArgs) {
  return registerOrder(args)
}

export async function clientAction({ request, url }: ClientActionFunctionArgs) {
  return sendOrder(await request.formData(), url.pathname)
}

/** A failed try changes nothing here, except that the car or its price may be another now. Offline it must not even ask. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const result = actionResult as Outcome | Booked | undefined
  if (!result) return defaultShouldRevalidate
  return 'code' in result && ['car_taken', 'price_changed'].includes(result.code)
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

/** It holds what someone typed about themselves. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-cache' })

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { locale, messages, ...step } = loaderData
  const result = useActionData<Outcome | Booked>()
  const end = result && 'end' in result ? result.end : undefined
  const navigate = useNavigate()
  // Not a redirect: only a step that succeeds fades into the next one. Going back must not lead to the form again.
  useEffect(() => {
    if (end) void navigate(end, { replace: true, viewTransition: true })
  }, [end, navigate])
  return (
    <PageMessages locale={locale} messages={messages}>
      <InTurn>
        <ClientStep
          {...step}
          outcome={result && 'code' in result ? result : undefined}
          isBooked={end !== undefined}
        />
      </InTurn>
    </PageMessages>
  )
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import { z } from 'zod'
import type { CustomerView, SigningDevice } from '../../contract/visitor/customer.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { PageName } from '../../i18n/pages.ts'
import { heldUntil } from '../booking/booking-moment.ts'
import { facts, services, type WebServices } from '../context.ts'
import { answerForm } from '../inquiry/answer-form.server.ts'
import { email } from '../inquiry/form-fields.server.ts'
import { type CustomerPart, type MessageArea, pickMessages } from '../messages.tsx'
import { startPage } from '../page-data.ts'
import type { Failed } from './customer-answer.ts'

const closedAreas = ['essential', 'inquiry', 'lockers'] as const satisfies MessageArea[]
const openAreas = ['customer', 'price', 'inquiry'] as const satisfies MessageArea[]

type OtherWords = { more?: readonly MessageArea[]; without?: readonly CustomerPart[] }

/** One answer for every booking that this browser does not hold: it tells nobody which of them exist. */
export async function openPage(args: LoaderFunctionArgs, { more = [], without = [] }: OtherWords = {}) {
  const { web, page, locale, texts, shown } = startPage(args, [])
  const token = web.heldToken(args.url.searchParams.get('booking') ?? '')
  const view = token ? await web.customer.view(token, locale) : undefined
  const messages = view
    ? pickMessages(texts, [...openAreas, ...more], without)
    : pickMessages(texts, closedAreas)
  return {
    web,
    locale,
    token,
    data: {
      ...shown,
      messages,
      page: page as CustomerPageName,
      view,
      held: view && holdOf(view, args.context, locale),
    },
  }
}

export const customerLoader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export type CustomerPageName = Extract<
  PageName,
  | 'sign'
  | 'documents'
  | 'change'
  | 'bank-links'
  | 'smartlocker'
  | 'questionnaire'
  | 'upload-document'
  | 'upload-documents'
>

export type CustomerPageData = Awaited<ReturnType<typeof openPage>>['data']

/** Until when the car waits for the money. */
export type Held = {
  until: string
  /** In milliseconds by the server's clock, whatever the browser's says: when it ends, and when this was sent. */
  endsAt: number
  sentAt: string
  /** Until when it waits once the letter is answered; undefined when there is nothing to answer. */
  confirmedUntil: string | undefined
}

export function holdOf(
  { holdExpiresAt, confirmedHoldExpiresAt }: CustomerView,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Held | undefined {
  if (holdExpiresAt === null) return undefined
  const now = context.get(services).now()
  return {
    until: heldUntil(holdExpiresAt, now, locale),
    endsAt: new Date(holdExpiresAt).getTime(),
    sentAt: context.get(facts).sentAt,
    confirmedUntil:
      confirmedHoldExpiresAt === null ? undefined : heldUntil(confirmedHoldExpiresAt, now, locale),
  }
}

const linkRequest = z.object({ email })

/** The same answer to everyone: it must not tell whose address is known to us. */
export const answerLinkRequest = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    () => linkRequest,
    ({ email: address = '' }, web, locale) => web.requestLink(address, locale),
  )

export type CustomerPost = {
  web: WebServices
  token: string
  locale: Locale
  request: Request
  origin: string
  device: SigningDevice
}

/** A post about a booking that this browser holds; any other can only be the request for a lost link. */
export const customerAction =
  <Answer>(act: (post: CustomerPost) => Promise<Answer | undefined>) =>
  async (args: ActionFunctionArgs) => {
    const { web, locale } = startPage(args, [])
    const token = web.heldToken(args.url.searchParams.get('booking') ?? '')
    if (!token || !(await web.findBooking(token, locale))) return answerLinkRequest(args)
    const { origin, visitor, userAgent } = args.context.get(facts)
    const device = { address: visitor, userAgent }
    try {
      return await act({ web, token, locale, request: args.request, origin, device })
    } catch (error) {
      if (error instanceof Response) throw error
      // An error page would throw away what was typed; the status tells the log.
      return data<Failed>({ failed: 'internal' }, { status: 503 })
    }
  }

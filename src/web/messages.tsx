import type { ComponentType, ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { compiledMessages } from '../i18n/compiled-messages.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { type PackedMessages, packMessages, unpackMessages } from './packed-messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

export type MessageArea = keyof Messages
export type CustomerPart = keyof Messages['customer']

/** The areas of the messages that every page shows: header, footer, errors. */
export const shellAreas = ['site', 'nav', 'common', 'footer', 'errors'] as const satisfies MessageArea[]

/** Only the words a page shows travel with it; the long conditions stay where they are read. */
export function pickMessages(
  messages: Messages,
  areas: readonly MessageArea[],
  /** What other pages of a customer say. */
  without: readonly CustomerPart[] = [],
): PackedMessages {
  const kept = pickedFrom(messages)
  const name = [areas, without].join('/')
  const known = kept.get(name)
  if (known) return known
  const picked: Record<string, unknown> = Object.fromEntries(
    areas.map((area) => [area, compiledMessages(messages[area])]),
  )
  if (without.length > 0) {
    const parts = Object.entries(compiledMessages(messages.customer))
    picked.customer = Object.fromEntries(parts.filter(([part]) => without.every((other) => other !== part)))
  }
  if (areas === shellAreas) picked.errors = compiledMessages(everyPagesErrors(messages))
  else if (areas.some((area) => telling.has(area))) picked.errors = compiledMessages(messages.errors)
  const packed = packMessages(picked)
  kept.set(name, packed)
  return packed
}

/** The areas of pages that tell whatever the server refuses; the others tell only what can happen to every page. */
const telling = new Set<MessageArea>(['client', 'customer', 'essential', 'inquiry'])

function everyPagesErrors({ errors }: Messages) {
  const { car_taken, too_many_requests, internal, offline, fatal, guards } = errors
  const { pageNotFound, pageNotFoundHint, pageNotFoundTitle } = errors
  const notFound = { pageNotFound, pageNotFoundHint, pageNotFoundTitle }
  return { car_taken, too_many_requests, internal, offline, fatal, guards, ...notFound }
}

const pickedOf = new WeakMap<Messages, Map<string, PackedMessages>>()

function pickedFrom(messages: Messages): Map<string, PackedMessages> {
  const picked = pickedOf.get(messages) ?? new Map<string, PackedMessages>()
  pickedOf.set(messages, picked)
  return picked
}

const TIME_ZONE = 'Europe/Tallinn'

export type Words = { locale: Locale; messages: PackedMessages }

export function ShellMessages(props: Words & { children: ReactNode }) {
  return (
    <IntlProvider locale={props.locale} messages={unpackMessages(props.messages)} timeZone={TIME_ZONE}>
      {props.children}
    </IntlProvider>
  )
}

/** A page's own words beside those of the shell. */
export function PageMessages(props: Words & { children: ReactNode }) {
  const messages = { ...useMessages(), ...unpackMessages(props.messages) }
  return (
    <IntlProvider locale={props.locale} messages={messages} timeZone={TIME_ZONE}>
      {props.children}
    </IntlProvider>
  )
}

/** The component of a route: its page, given what the loader gives, with its own words. */
export function withMessages<Data extends object>(Page: ComponentType<Data>) {
  return function RoutePage({ loaderData }: { loaderData: Data & Words }) {
    return (
      <PageMessages locale={loaderData.locale} messages={loaderData.messages}>
        <Page {...loaderData} />
      </PageMessages>
    )
  }
}

import type { ComponentType, ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { compiledMessages } from '../i18n/compiled-messages.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

export type MessageArea = keyof Messages

/** The areas of the messages that every page shows: header, footer, errors. */
export const shellAreas = ['site', 'nav', 'common', 'footer', 'errors'] as const satisfies MessageArea[]

/** Only the words a page shows travel with it; the long conditions stay where they are read. */
export function pickMessages(messages: Messages, areas: readonly MessageArea[]): Partial<Messages> {
  return Object.fromEntries(areas.map((area) => [area, compiledMessages(messages[area])]))
}

const TIME_ZONE = 'Europe/Tallinn'

type Words = { locale: Locale; messages: Partial<Messages> }

export function ShellMessages(props: Words & { children: ReactNode }) {
  return (
    <IntlProvider locale={props.locale} messages={props.messages} timeZone={TIME_ZONE}>
      {props.children}
    </IntlProvider>
  )
}

/** A page's own words beside those of the shell. */
export function PageMessages(props: Words & { children: ReactNode }) {
  const shell = useMessages()
  return (
    <IntlProvider locale={props.locale} messages={{ ...shell, ...props.messages }} timeZone={TIME_ZONE}>
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

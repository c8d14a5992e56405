import { type ComponentType, createContext, useContext } from 'react'
import type { RouterContextProvider } from 'react-router'
import { stillOf } from './context.ts'
import { PageMessages, type Words } from './messages.tsx'

/**
 * A page on which nothing moves but what the browser moves itself. It comes as HTML, and neither what it was made from
 * nor its words travel beside it; the browser leaves it as it came. Where the router fetches it as data instead, it is
 * made there like any other.
 */

/** What the server makes the page from, while it does. */
export const StillData = createContext<unknown>(null)

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** For loaders: what travels of a still page's data. */
export function stillData<Data extends Words>({ context, request }: Args, data: Data): Data | undefined {
  if (new URL(request.url).pathname.endsWith('.data')) return data
  context.set(stillOf, data)
  return undefined
}

export type StillOf<Loader extends (args: never) => { still: unknown }> = NonNullable<
  ReturnType<Loader>['still']
>

export function stillPage<Data extends Words>(Page: ComponentType<Data>) {
  return function StillPage({ loaderData }: { loaderData: { still: Data | undefined } }) {
    const made = useContext(StillData) as Data | null
    const data = loaderData.still ?? made
    if (!data) return <AsItCame />
    return (
      <div key="made" data-still="">
        <PageMessages locale={data.locale} messages={data.messages}>
          <Page {...data} />
        </PageMessages>
      </div>
    )
  }
}

const nothing = { __html: '' }

/** React does not look into what it is told not to; links still lead on without a new document (`useStillLinks`). */
const AsItCame = () => (
  // oxlint-disable-next-line react/no-danger -- Empty: what is there stays.
  <div key="came" data-still="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
)

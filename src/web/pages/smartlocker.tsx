import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
} from 'react-router'
import { lastSeenOr } from '../own/last-seen.ts'
import { answerLocker } from '../own/locker/answer-locker.server.ts'
import { Locker } from '../own/locker/locker.tsx'
import type { LockerPageAnswer } from '../own/locker/locker-answer.ts'
import { answerPost, openPage } from '../own/open-page.server.ts'
import { failedOr, isOwnReadAgain } from '../own/own-answer.ts'
import { OwnPage, ownHeaders, ownMeta } from '../own/own-page.tsx'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerLocker)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isOwnReadAgain
export const headers = ownHeaders
export const meta = ownMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<LockerPageAnswer>()
  return <OwnPage data={loaderData}>{(view) => <Locker view={view} answer={answer} />}</OwnPage>
}

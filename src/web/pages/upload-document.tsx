import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
} from 'react-router'
import { lastSeenOr } from '../own/last-seen.ts'
import { answerPost, openPage } from '../own/open-page.server.ts'
import { failedOr, isOwnReadAgain } from '../own/own-answer.ts'
import { OwnPage, ownHeaders, ownMeta } from '../own/own-page.tsx'
import { answerUpload } from '../own/upload/answer-upload.server.ts'
import { OneDocument } from '../own/upload/one-document.tsx'
import type { UploadPageAnswer } from '../own/upload/upload-answer.ts'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerUpload)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isOwnReadAgain
export const headers = ownHeaders
export const meta = ownMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<UploadPageAnswer>()
  return <OwnPage data={loaderData}>{(view) => <OneDocument view={view} answer={answer} />}</OwnPage>
}

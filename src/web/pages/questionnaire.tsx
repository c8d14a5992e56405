import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
} from 'react-router'
import { lastSeenOr } from '../own/last-seen.ts'
import { answerPost, openPage } from '../own/open-page.server.ts'
import type { Failed } from '../own/own-answer.ts'
import { failedOr, isOwnReadAgain } from '../own/own-answer.ts'
import { OwnPage, ownHeaders, ownMeta } from '../own/own-page.tsx'
import { answerQuestionnaire } from '../own/questionnaire/answer-questionnaire.server.ts'
import { Questions } from '../own/questionnaire/questions.tsx'
import type { QuestionnairePageAnswer } from '../own/questionnaire/rating.ts'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerQuestionnaire)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isOwnReadAgain
export const headers = ownHeaders
export const meta = ownMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<QuestionnairePageAnswer | Failed>()
  return <OwnPage data={loaderData}>{(view) => <Questions view={view} answer={answer} />}</OwnPage>
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router'
import type { Failed } from '../../customer/customer-answer.ts'
import { CustomerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { answerQuestionnaire } from './answer-questionnaire.server.ts'
import { Questions } from './questions.tsx'
import type { QuestionnairePageAnswer } from './rating.ts'

export {
  clientAction,
  clientLoader,
  headers,
  meta,
  shouldRevalidate,
} from '../../customer/customer-route.ts'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerQuestionnaire)

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<QuestionnairePageAnswer | Failed>()
  return <CustomerPage data={loaderData}>{(view) => <Questions view={view} answer={answer} />}</CustomerPage>
}

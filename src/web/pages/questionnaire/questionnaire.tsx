import type { ActionFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { answerPost } from '../../customer/open-page.server.ts'
import { answerQuestionnaire } from './answer-questionnaire.server.ts'
import { Questions } from './questions.tsx'
import type { QuestionnairePageAnswer } from './rating.ts'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = (args: ActionFunctionArgs) => answerPost(args, answerQuestionnaire)

export default customerPage((view, answer: QuestionnairePageAnswer | undefined) => (
  <Questions view={view} answer={answer} />
))

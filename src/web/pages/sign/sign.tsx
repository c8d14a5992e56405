import type { ActionFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { answerPost } from '../../customer/open-page.server.ts'
import { answerSigning } from './answer-signing.server.ts'
import type { SignPageAnswer } from './sign-answer.ts'
import { Signing } from './signing.tsx'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = (args: ActionFunctionArgs) => answerPost(args, answerSigning)

export default customerPage((view, answer: SignPageAnswer | undefined) => (
  <Signing view={view} answer={answer} />
))

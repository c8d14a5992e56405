import type { ActionFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { answerPost } from '../../customer/open-page.server.ts'
import type { LockerPageAnswer } from './answer-locker.server.ts'
import { answerLocker } from './answer-locker.server.ts'
import { Locker } from './locker.tsx'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = (args: ActionFunctionArgs) => answerPost(args, answerLocker)

export default customerPage((view, answer: LockerPageAnswer | undefined) => (
  <Locker view={view} answer={answer} />
))

import type { ActionFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { answerPost } from '../../customer/open-page.server.ts'
import { answerUpload } from './answer-upload.server.ts'
import { OneDocument } from './one-document.tsx'
import type { UploadPageAnswer } from './upload-answer.ts'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = (args: ActionFunctionArgs) => answerPost(args, answerUpload)

export default customerPage((view, answer: UploadPageAnswer | undefined) => (
  <OneDocument view={view} answer={answer} />
))

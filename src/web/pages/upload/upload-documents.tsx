import { customerPage } from '../../customer/customer-page.tsx'
import { customerAction } from '../../customer/open-page.server.ts'
import { answerUpload } from './answer-upload.server.ts'
import { WholeSet } from './driver-documents.tsx'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = customerAction(answerUpload)

export default customerPage(WholeSet)

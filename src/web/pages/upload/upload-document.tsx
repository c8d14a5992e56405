import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router'
import { CustomerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { answerUpload } from './answer-upload.server.ts'
import { OneDocument } from './one-document.tsx'
import type { UploadPageAnswer } from './upload-answer.ts'

export {
  clientAction,
  clientLoader,
  headers,
  meta,
  shouldRevalidate,
} from '../../customer/customer-route.ts'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerUpload)

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<UploadPageAnswer>()
  return (
    <CustomerPage data={loaderData}>{(view) => <OneDocument view={view} answer={answer} />}</CustomerPage>
  )
}

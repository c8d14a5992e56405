import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { startPage } from '../page-data.ts'
import { metaOf } from '../seo/page-meta.ts'

export function loader(args: LoaderFunctionArgs) {
  return startPage(args, []).shown
}
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? metaOf(loaderData.head) : []
export default function Page() {
  return <h1>…</h1>
}

import type { LoaderFunctionArgs } from 'react-router'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { DataDownload } from './data-download.tsx'

export { headers } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

/** Opening changes nothing and hands nothing out: mailboxes open links by themselves to look what is behind them. */
export async function loader(args: LoaderFunctionArgs) {
  const { web, shown } = startPage(args, ['myData'])
  const code = args.url.searchParams.get('code') ?? ''
  return { ...shown, code: (await web.isDataRequest(code)) ? code : undefined }
}

export default withMessages(DataDownload)

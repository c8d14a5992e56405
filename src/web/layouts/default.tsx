import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { Footer } from '../footer.tsx'
import { Header } from '../header/header.tsx'
import { useRootData } from '../root-data.ts'

/** Header, page, footer. */
export default function DefaultLayout() {
  const data = useRootData()
  if (!data) return <Outlet />
  return (
    <div className="flex min-h-dvh flex-col">
      <Header company={data.company} />
      <main id="content" tabIndex={-1} className="page">
        <Outlet />
      </main>
      <Footer company={data.company} year={data.year} />
    </div>
  )
}

/** Below the root, so that the words of the shell are still read when an action fails. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}

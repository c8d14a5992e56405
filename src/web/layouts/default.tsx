import { Outlet } from 'react-router'
import { Footer } from '../footer.tsx'
import { Header } from '../header/header.tsx'
import { useRootData } from '../root-data.ts'

/** Below the root, so that the words of the shell are still read when an action fails. */
export { ErrorPage as ErrorBoundary } from '../error-page.tsx'

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

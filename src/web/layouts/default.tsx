import { Outlet, useRouteLoaderData } from 'react-router'
import { Footer } from '../footer.tsx'
import { Header } from '../header/header.tsx'
import type { loader } from '../root.tsx'

/** Header, page, footer. */
export default function DefaultLayout() {
  const data = useRouteLoaderData<typeof loader>('root')
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

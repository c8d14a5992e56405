import { Outlet } from 'react-router'
import { Footer } from '../footer.tsx'
import { PageFrame } from './page-frame.tsx'

export { ErrorBoundary } from '../error-page.tsx'

export default function DefaultLayout() {
  return (
    <PageFrame footer={Footer}>
      <Outlet />
    </PageFrame>
  )
}

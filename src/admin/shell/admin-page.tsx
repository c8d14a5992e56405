import { program } from 'virtual:staff-program'
import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import en from '../../../messages/staff/en/shell.json' with { type: 'json' }
import et from '../../../messages/staff/et/shell.json' with { type: 'json' }
import ru from '../../../messages/staff/ru/shell.json' with { type: 'json' }

export const meta = () => [{ title: et.title }, { name: 'robots', content: 'noindex' }]

export const links = () => program.styles.map((href) => ({ rel: 'stylesheet', href }))

/** The scripts of this page are those of the staff area, and none of the website's. */
export const handle = { program: program.script }

/** The staff area is a program of its own that runs in the browser: this page only brings it there. */
export default function AdminPage() {
  const site = useRouteLoaderData<{ buildId: string }>('root')
  // While one writes it, it is not built: the website's scripts are here and fetch it.
  useEffect(() => {
    if (import.meta.env.DEV) void import('../main.tsx')
  }, [])
  return (
    <>
      <noscript>
        <p>{et.needsScripts}</p>
        <p lang="en">{en.needsScripts}</p>
        <p lang="ru">{ru.needsScripts}</p>
      </noscript>
      <div id="staff-area" data-build={site?.buildId} />
    </>
  )
}

import { type ComponentType, useEffect, useState } from 'react'
import en from '../../../messages/staff/en/shell.json' with { type: 'json' }
import et from '../../../messages/staff/et/shell.json' with { type: 'json' }
import ru from '../../../messages/staff/ru/shell.json' with { type: 'json' }

export const meta = () => [{ title: et.title }, { name: 'robots', content: 'noindex' }]

/** The staff area is a program of its own that runs in the browser: this page only brings it there. */
export default function AdminPage() {
  const [Area, setArea] = useState<ComponentType>()
  useEffect(() => {
    void import('./staff-area.tsx').then(({ StaffArea }) => setArea(() => StaffArea))
  }, [])
  return (
    <>
      <noscript>
        <p>{et.needsScripts}</p>
        <p lang="en">{en.needsScripts}</p>
        <p lang="ru">{ru.needsScripts}</p>
      </noscript>
      {Area ? <Area /> : null}
    </>
  )
}

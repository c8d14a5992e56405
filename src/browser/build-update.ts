import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { askFor } from './ask.ts'

const ASK_EVERY_MS = 5 * 60_000

/**
 * Asks now and then whether a newer build is out. If so, the next navigation loads the page anew; nothing happens
 * under someone's hands, and a form that is being sent is left alone.
 */
export function useBuildUpdate(buildId: string): void {
  const [isOutdated, setOutdated] = useState(false)
  const { state, location, formMethod } = useNavigation()

  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // Whoever is offline now is asked again in a while.
      const latest = await askFor<{ id: string }>('/builds/latest.json', { cache: 'no-store' }).catch(
        () => undefined,
      )
      if (latest && latest.id !== buildId) setOutdated(true)
    }
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [buildId])

  useEffect(() => {
    if (isOutdated && state === 'loading' && !formMethod) {
      window.location.assign(location.pathname + location.search + location.hash)
    }
  }, [isOutdated, state, location, formMethod])
}

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed just now: what can only be scrolled to on the screen has to be there by then. */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setOnPaper(true))
    const end = () => setOnPaper(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isOnPaper
}

import { useEffect } from 'react'

/** A for approve, as long as nobody is typing. */
export function useApproveKey(approve: (() => void) | undefined): void {
  useEffect(() => {
    if (!approve) return
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]')
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() === 'a') approve()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [approve])
}

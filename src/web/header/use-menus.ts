import { type RefObject, useEffect, useRef } from 'react'
import { useNewPath } from '../browser/use-new-path.ts'

/**
 * The menus of a header are `<details name="header-menu">`: the browser opens one at a time, with or without scripts.
 * This closes them where people expect it: on Escape, on a click elsewhere, on another page or language.
 */
export function useMenus(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useNewPath(() => closeMenus(bar.current))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = openMenu(bar.current)
      closeMenus(bar.current)
      open?.querySelector('summary')?.focus()
    }
    // Not when the pointer comes down: folding would then move away what was aimed at.
    const onClick = (event: MouseEvent) => {
      const open = openMenu(bar.current)
      if (open && event.target instanceof Node && !open.contains(event.target)) closeMenus(bar.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [])
  return bar
}

function openMenu(bar: HTMLElement | null): HTMLDetailsElement | null | undefined {
  return bar?.querySelector<HTMLDetailsElement>('details[open]')
}

function closeMenus(bar: HTMLElement | null): void {
  for (const menu of bar?.querySelectorAll('details') ?? []) menu.open = false
}

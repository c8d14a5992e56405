import { useSyncExternalStore } from 'react'

/** By day and by night, as the system says, until someone says otherwise in this browser. */
export const colourChoices = ['system', 'light', 'dark'] as const
export type ColourChoice = (typeof colourChoices)[number]
export type Colours = 'light' | 'dark'

const KEY = 'autorent.colours'
const listeners = new Set<() => void>()
const night = () => window.matchMedia('(prefers-color-scheme: dark)')

let current: ColourChoice | undefined

function chosen(): ColourChoice {
  try {
    const kept = localStorage.getItem(KEY)
    return colourChoices.find((choice) => choice === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

function choice(): ColourChoice {
  current ??= chosen()
  return current
}

export function chooseColours(next: ColourChoice): void {
  current = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // A browser that keeps nothing forgets the choice with the tab.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  const system = night()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

export const useColourChoice = (): ColourChoice => useSyncExternalStore(listen, choice, () => 'system')

export const useColours = (): Colours =>
  useSyncExternalStore(
    listen,
    () => {
      const wanted = choice()
      return wanted === 'system' ? (night().matches ? 'dark' : 'light') : wanted
    },
    () => 'light',
  )

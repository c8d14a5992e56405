import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { WordKey } from '../words/words.tsx'

/** Where a letter after `g` leads, and what the list of keys calls it. */
export const ways = {
  t: { to: '/admin', name: 'menu.today' },
  l: { to: '/admin/timeline', name: 'menu.timeline' },
  p: { to: '/admin/phone', name: 'menu.phone' },
  d: { to: '/admin/documents', name: 'menu.documents' },
  e: { to: '/admin/letters', name: 'menu.letters' },
  h: { to: '/admin/prices', name: 'menu.prices' },
  f: { to: '/admin/figures', name: 'menu.figures' },
  m: { to: '/admin/money', name: 'menu.money' },
} as const satisfies Record<string, { to: string; name: WordKey<'shell'> }>

/** Records that are opened all day. */
export const recordWays = { b: 'bookings', c: 'cars', k: 'clients' } as const

type Meaning =
  | { kind: 'search' }
  | { kind: 'keys' }
  | { kind: 'go'; to: string }
  | { kind: 'begin' }
  | undefined

/** What a key means after the one before it; keys that are typed into something mean nothing here. */
export function meaningOfKey(key: string, isAfterG: boolean): Meaning {
  if (isAfterG) {
    const way = Object.hasOwn(ways, key) ? ways[key as keyof typeof ways] : undefined
    const record = Object.hasOwn(recordWays, key) ? recordWays[key as keyof typeof recordWays] : undefined
    if (way) return { kind: 'go', to: way.to }
    return record ? { kind: 'go', to: `/admin/${record}` } : undefined
  }
  switch (key) {
    case '/':
      return { kind: 'search' }
    case '?':
      return { kind: 'keys' }
    case 'n':
      return { kind: 'go', to: '/admin/phone' }
    case 'g':
      return { kind: 'begin' }
    default:
      return undefined
  }
}

/** A key of one screen and what it does; without `act` the screen hears it itself. */
export type ScreenKey = { key: string; does: string; act?: () => void }

/** What keys do on the screen that is open, besides those of the whole area. */
let ofScreen: readonly ScreenKey[] = []

export const keysOfScreen = (): readonly ScreenKey[] => ofScreen

export function useScreenKeys(keys: readonly ScreenKey[]): void {
  useEffect(() => {
    ofScreen = keys
    return () => {
      ofScreen = []
    }
  }, [keys])
}

/** A Russian keyboard has the same keys: what counts is which of them was pressed. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^\p{Script=Cyrillic}$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'
const SECOND_KEY_MS = 1500

/** The keys of the whole area. Whatever is typed into a field or a dialog is theirs. */
export function useShortcuts(open: (what: 'search' | 'keys') => void): void {
  const navigate = useNavigate()
  const begun = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, target } = event
      const key = letterOf(event)
      if ((ctrlKey || metaKey) && key === 'Enter') return submitAround(target)
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(TYPED_INTO)) return
      const isAfterG = Date.now() - begun.current < SECOND_KEY_MS
      const meaning = meaningOfKey(key, isAfterG)
      begun.current = meaning?.kind === 'begin' ? Date.now() : 0
      const act = meaning || isAfterG ? undefined : ofScreen.find((one) => one.key === key)?.act
      if (!meaning && !act) return
      event.preventDefault()
      if (!meaning) act?.()
      else if (meaning.kind === 'go') void navigate(meaning.to)
      else if (meaning.kind !== 'begin') open(meaning.kind)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, open])
}

/** Ctrl and Enter save what is being typed. */
function submitAround(target: EventTarget | null): void {
  if (target instanceof Element) target.closest('form')?.requestSubmit()
}

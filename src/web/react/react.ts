import { type Context, options } from 'preact'
import {
  Children,
  Component,
  cloneElement,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  useSyncExternalStore as useStore,
} from 'preact/compat'
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { takeTurn } from '../browser/waking.ts'

/**
 * What the website's own files and libraries get for `react` once they are built (tools/small-react.ts): Preact, and of
 * React 19 what Preact has in another way or not at all.
 */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  StrictMode,
  Suspense,
  startTransition,
} from 'preact/compat'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

/** The router asks whether there is one. */
export const useOptimistic = undefined

let isWaking = typeof document === 'undefined'

/** Until what this gives, the page is as the server sent it, and components have to say the same again. */
export function asSent(wake: () => Promise<void>): void {
  isWaking = true
  const awake = () => {
    isWaking = false
  }
  try {
    void wake().then(awake)
  } catch (error) {
    awake()
    throw error
  }
}

/** First what the server said; what holds here follows for each part in a task of its own, once the page is awake. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  now: () => Value,
  sent?: () => Value,
): Value {
  const [isSent, setSent] = useState(isWaking && sent !== undefined)
  useEffect(() => {
    if (!isSent) return undefined
    let isThere = true
    void takeTurn().over.then(() => isThere && setSent(false))
    return () => {
      isThere = false
    }
  }, [isSent])
  return useStore(subscribe, isSent && sent ? sent : now)
}

export function useEffectEvent<Arguments extends unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const last = useRef(newest)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/immutability -- A ref of Preact's own, which no compiler of React counts on.
    last.current = newest
  })
  const [call] = useState(
    () =>
      (...given: Arguments) =>
        last.current(...given),
  )
  return call
}

type Asked<Value> = Promise<Value> & { kept?: { value: Value } | { error: unknown } }

export function use<Value>(what: Asked<Value> | Context<Value>): Value {
  if (!(what instanceof Promise)) return useContext(what)
  // Whoever waits higher up (`Suspense`) asks again once it is there.
  if (!what.kept) throw keep(what)
  if ('error' in what.kept) throw what.kept.error
  return what.kept.value
}

async function keep<Value>(asked: Asked<Value>): Promise<void> {
  try {
    asked.kept = { value: await asked }
  } catch (error) {
    asked.kept = { error }
  }
}

type Made = { type: unknown; props: Record<string, unknown>; ref?: unknown }

/** By Preact's own short names: what a component still has to call, where it stands, if it still does, and who tells it. */
const CALLS = '__h'
const PLACE = '__P'
const COMMIT = '__c'
type Changed = { [CALLS]: unknown[]; [PLACE]?: object | null }
type Commit = (page: unknown, changed: Changed[]) => void
type Inner = {
  vnode?: (node: Made) => void
  [COMMIT]?: Commit
  debounceRendering?: (change: () => void) => void
}
const all: unknown = options
const inner = all as Inner

const before = inner.vnode
inner.vnode = (node) => {
  const { type, props, ref } = node
  // A component gets its `ref` like anything else it is given.
  if (typeof type === 'function' && ref && !type.prototype?.render) {
    props.ref = ref
    node.ref = null
  }
  if (typeof type === 'string') {
    if ('suppressHydrationWarning' in props) delete props.suppressHydrationWarning
    if (props.spellCheck === false) props.spellCheck = 'false'
    // A choice without a value is its text, also when the server looks for the chosen one.
    if (type === 'option' && typeof props.children === 'string') props.value ??= props.children
    joinTexts(props)
  }
  before?.(node)
}

/** Texts side by side are one text in HTML: as two they would be put apart again when a page wakes up. */
function joinTexts(props: Made['props']): void {
  const { children } = props
  if (!Array.isArray(children)) return
  let joined: unknown[] | undefined
  for (let at = children.length - 1; at > 0; at--) {
    const [one, next]: unknown[] = [children[at - 1], (joined ?? children)[at]]
    if (!isText(one) || !isText(next)) continue
    joined ??= [...children]
    joined[at - 1] = `${one}${next}`
    // Its place is kept, so that what follows stays where it is.
    joined[at] = null
  }
  if (joined) props.children = joined
}

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number'

/** What waits to be told that the page has changed. */
let waiting: [page: unknown, changed: Changed[]][] | undefined

/**
 * Changes the page, and only then tells of it: Preact would tell the frame of a page that it has changed before the page
 * within it has, and what scrolls or measures there would look at the old one.
 */
export function inOneGo<Answer>(change: () => Answer): Answer {
  if (waiting) return change()
  waiting = []
  try {
    return change()
  } finally {
    const told = waiting
    waiting = undefined
    for (const [page, changed] of told) tell(page, changed)
  }
}

function tell(page: unknown, changed: readonly Changed[]): void {
  // What changed twice is told once, and what is gone again not at all.
  const still = changed.filter((one) => one[PLACE])
  for (const one of still) one[CALLS] = [...new Set(one[CALLS])]
  commit?.(page, still)
  for (const one of still) for (const call of one[CALLS].splice(0)) (call as () => void).call(one)
}

const commit = inner[COMMIT]
inner[COMMIT] = (page, changed) =>
  waiting ? waiting.push([page, changed.splice(0)]) : commit?.(page, changed)
inner.debounceRendering = (change) => queueMicrotask(() => inOneGo(change))

/** For libraries that ask for React by its name. */
export default {
  Children,
  Component,
  cloneElement,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
}

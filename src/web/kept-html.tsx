import { createContext, type ReactNode, useContext } from 'react'
import { useLocale } from 'use-intl'

/** Texts of a part that differ from one time to the next, each under its name. */
export type Holes<Name extends string = string> = Readonly<Record<Name, string>>

export const noHoles = {}

/** What the server made of a part of a page: pieces of markup, and after each but the last the hole that follows it. */
export type KeptMarkup = { pieces: readonly string[]; holes: readonly string[] }

export type KeepHtml = (
  name: string,
  holes: Holes,
  make: (holes: Holes) => ReactNode,
  context: unknown,
) => ReactNode

/** On the server alone: `kept-html.server.ts`. */
export const HtmlKeeper = createContext<KeepHtml | undefined>(undefined)

type KeptHtmlProps<Name extends string> = {
  /** No two parts have the same. */
  name: string
  /** All it is made from besides words and holes. */
  from: () => unknown
  holes: Holes<Name>
  children: (holes: Holes<Name>) => ReactNode
}

/**
 * A part of a page that the server makes once for each language and all that it is made from: on other pages its markup
 * stands again, with what differs put in. Like `InTurn` it holds no `useId`, and no effect of it runs on the server.
 * A hole is a whole text or a part of one, also of an attribute.
 */
export function KeptHtml<Name extends string>(
  { name, from, holes, children }: KeptHtmlProps<Name>,
  context?: unknown,
): ReactNode {
  const locale = useLocale()
  const keep = useContext(HtmlKeeper)
  if (!keep) return children(holes)
  return keep(`${name} ${locale} ${JSON.stringify(from())}`, holes, children, context)
}

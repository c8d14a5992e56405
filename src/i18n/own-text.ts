import compile from 'icu-minify/compile'
import { createTranslator } from 'use-intl/core'
import type { Locale } from './locales.ts'

/** What is wrong with a sentence that the owner wrote. */
export type TextFault = { code: 'braces' | 'markup' } | { code: 'unknown_variable'; detail: string }

/**
 * A sentence of the owner's is words with {variables}, and whatever else ours may have: never markup. Only variables that
 * are filled in there may stand in it, because no letter goes out with a hole.
 */
export function faultOfText(text: string, variables: readonly string[]): TextFault | undefined {
  if (/[<>]/.test(text)) return { code: 'markup' }
  const used = variablesOf(text)
  if (!used) return { code: 'braces' }
  const unknown = used.find((name) => !variables.includes(name))
  return unknown === undefined ? undefined : { code: 'unknown_variable', detail: `{${unknown}}` }
}

/** An apostrophe before a brace would hide it; ’ is the right one anyway. */
export const withTrueApostrophes = (text: string): string => text.replaceAll("'", '’')

/** The names in braces; undefined where the braces make no sense. */
export function variablesOf(text: string): string[] | undefined {
  try {
    return [...new Set(namesIn(compile(text)))]
  } catch {
    return undefined
  }
}

/** What was read of a sentence: words, `[name]`, `[name, kind, branches]`, and lists of these. */
function namesIn(part: unknown): string[] {
  if (!Array.isArray(part)) return []
  const [name, kind, branches] = part as unknown[]
  if (typeof name === 'string' && part.length === 1) return [name]
  if (typeof name === 'string' && typeof kind === 'number' && kind > 0)
    return [
      name,
      ...(typeof branches === 'object' && branches ? Object.values(branches).flatMap(namesIn) : []),
    ]
  return part.flatMap(namesIn)
}

/** The sentence as it is read. */
export function sayText(text: string, values: Record<string, string | number>, locale: Locale): string {
  return createTranslator({ locale, messages: { said: text }, onError: raise })('said', values)
}

function raise(error: Error): never {
  throw error
}

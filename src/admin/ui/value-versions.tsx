import { type ReactNode, useState } from 'react'
import type { Problem } from '../api/call-api.ts'
import { BothVersions, type Faster, type Version } from './both-versions.tsx'

/** What a colleague made of it meanwhile, and what else the refusal told. */
type Newer<Values> = Faster & { current: Values; [more: string]: unknown }

/** From the refusal on, also once it is no longer refused: whoever decides between two versions has both before them. */
export function useNewer<Values extends object>(
  problem: Problem | undefined,
  /** Told once of each. */
  onNewer: (newer: Newer<Values>) => void = () => undefined,
  /** How often it was saved or given up: then nothing is left to decide. */
  round = 0,
) {
  const [newer, setNewer] = useState<Newer<Values>>()
  const [heard, setHeard] = useState<Problem>()
  const [during, setDuring] = useState(round)
  if (during !== round) {
    setDuring(round)
    setNewer(undefined)
  }
  if (problem && problem !== heard) {
    setHeard(problem)
    if (problem.code === 'changed_meanwhile') {
      const told = problem as Problem & Newer<Values>
      setNewer(told)
      onNewer(told)
    }
  }
  return { newer }
}

/** A part of a form, what it is called, and how a version of it is said. */
export type VersionedField<Values> = {
  name: keyof Values & string
  label: string
  say: (values: Values) => ReactNode
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What only a colleague has touched: it is theirs without a question. */
export const onlyTheirs = <Values extends object>(seen: Values, mine: Values, theirs: Values) =>
  Object.fromEntries(
    Object.entries(theirs).filter(
      ([name, value]) =>
        isSame(Reflect.get(mine, name), Reflect.get(seen, name)) && !isSame(value, Reflect.get(seen, name)),
    ),
  ) as Partial<Values>

type Props<Values> = {
  fields: readonly VersionedField<Values>[]
  /** As it was when it was begun to be changed. */
  seen: Values
  newer: Newer<Values>
  mine: Values
  onWrite: (changes: Partial<Values>) => void
}

/** The parts of a form that a colleague has changed meanwhile, each with both versions. */
export function ValueVersions<Values extends object>(props: Props<Values>) {
  const { fields, seen, newer, mine: typed, onWrite } = props
  const { current: theirs, changedBy, changedAt } = newer
  const changed = fields.filter(({ name }) => !isSame(seen[name], theirs[name]))
  const taken = changed.filter(({ name }) => isSame(typed[name], theirs[name]))
  // What is theirs already was mine as I had seen it.
  const [mine] = useState<Values>(() => ({
    ...typed,
    ...Object.fromEntries(taken.map(({ name }) => [name, seen[name]])),
  }))
  const [kept, setKept] = useState<Record<string, Version>>(() =>
    Object.fromEntries(changed.map((field) => [field.name, taken.includes(field) ? 'theirs' : 'mine'])),
  )
  const keep = (version: Version, one?: string) => {
    const chosen = changed.filter(({ name }) => one === undefined || name === one)
    setKept({ ...kept, ...Object.fromEntries(chosen.map(({ name }) => [name, version])) })
    const from = version === 'theirs' ? theirs : mine
    onWrite(Object.fromEntries(chosen.map(({ name }) => [name, from[name]])) as Partial<Values>)
  }
  return (
    <BothVersions
      changedBy={changedBy}
      changedAt={changedAt}
      onKeep={keep}
      rows={changed.map(({ name, label, say }) => ({
        name,
        label,
        theirs: say(theirs),
        mine: say(mine),
        kept: kept[name] ?? 'mine',
      }))}
    />
  )
}

import compile from 'icu-minify/compile'

const compiled = new WeakMap<object, unknown>()

/**
 * Messages as pages take them, read once on the server or in the build: what formats them in a browser need not know
 * the language they are written in, which weighs more than all else that speaks. Plain sentences stay as they are.
 */
export function compiledMessages<Node extends object>(messages: Node): Node {
  const known = compiled.get(messages)
  if (known) return known as Node
  const made = Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? withPlainCounts(compile(value)) : compiledMessages(value),
    ]),
  )
  compiled.set(messages, made)
  return made as Node
}

const COUNT = 0
const CHOICE = 1
const PLURAL = 2
const ORDINAL = 3

/**
 * A count stands as its own digits: writing it by Intl would cost a phone a tenth of a second the first time, for
 * thousands that no sentence counts to.
 */
function withPlainCounts(part: unknown, counted = ''): unknown {
  if (part === COUNT) return counted === '' ? part : [counted]
  if (!Array.isArray(part)) return part
  const [name, kind, branches] = part as unknown[]
  if (typeof name === 'string' && (kind === PLURAL || kind === ORDINAL)) {
    return [name, kind, inBranches(branches, name)]
  }
  if (typeof name === 'string' && kind === CHOICE) {
    return [name, kind, inBranches(branches, counted)]
  }
  return part.map((inner) => withPlainCounts(inner, counted))
}

function inBranches(branches: unknown, counted: string): unknown {
  const entries = Object.entries(branches as object)
  return Object.fromEntries(entries.map(([name, branch]) => [name, branchOf(branch, counted)]))
}

/** A branch that is a count alone would be taken for one argument. */
function branchOf(branch: unknown, counted: string): unknown {
  const plain = withPlainCounts(branch, counted)
  return branch === COUNT ? [plain] : plain
}

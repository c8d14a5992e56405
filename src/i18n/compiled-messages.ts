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
      typeof value === 'string' ? compile(value) : compiledMessages(value),
    ]),
  )
  compiled.set(messages, made)
  return made as Node
}

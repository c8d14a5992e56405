/**
 * A question that several have in one turn of the event loop goes to the database once for all of them. It is asked when
 * the turn is over, so after each of them came: nobody is told anything older than by a question of their own.
 */
export function sharedQuestion<Answer>(): (name: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const waiting = new Map<string, Promise<Answer>>()
  return (name, ask) => {
    const shared = waiting.get(name)
    if (shared) return shared
    const { promise: isOver, resolve } = Promise.withResolvers<void>()
    setImmediate(resolve)
    const answer = isOver.then(() => {
      waiting.delete(name)
      return ask()
    })
    waiting.set(name, answer)
    return answer
  }
}

import { Client } from 'pg'

export type Sent = { roundTrips: number; statements: number }

/** How often the driver waits for the database while `work` runs, and how many statements it sends to it. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<Sent> {
  const sent: Sent = { roundTrips: 0, statements: 0 }
  const underWay = new WeakMap<object, number>()
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('the driver has no query method')
  const counted = new Proxy(query, {
    apply: (original, self: object, args) => {
      const before = underWay.get(self) ?? 0
      // What is sent while another answer is still to come goes the same way.
      if (before === 0) sent.roundTrips++
      sent.statements++
      underWay.set(self, before + 1)
      const ended = () => underWay.set(self, (underWay.get(self) ?? 1) - 1)
      const last: unknown = args.at(-1)
      // The pool asks with a function to call, everyone else waits for a promise.
      if (typeof last === 'function') {
        const called = (...answer: unknown[]): unknown => {
          ended()
          return Reflect.apply(last, undefined, answer)
        }
        return Reflect.apply(original, self, [...args.slice(0, -1), called])
      }
      const answer = Reflect.apply(original, self, args) as Promise<unknown>
      answer.then(ended, ended)
      return answer
    },
  })
  Reflect.set(Client.prototype, 'query', counted)
  try {
    await work()
  } finally {
    Reflect.set(Client.prototype, 'query', query)
  }
  return sent
}

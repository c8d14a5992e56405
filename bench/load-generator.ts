import autocannon from 'autocannon'

/** Runs in a process of its own, so that making requests does not take time from answering them. */

/** With a body it is posted; without one the address is read. `bodies` and `paths` are asked for in turn instead of the one. */
export type Load = {
  url: string
  body?: string
  bodies?: readonly string[]
  paths?: readonly string[]
  headers?: Record<string, string>
  connections: number
  seconds: number
}
export type LoadResult = { perSecond: number; done: number; failed: number }

/** Where the turn has come to, so that what was asked for once is asked for again only after all the others. */
let turn = 0

async function apply(load: Load): Promise<LoadResult> {
  const { url, bodies, paths, headers, connections, seconds } = load
  const body = load.body ?? bodies?.[0]
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // How often it looks whether the time is over.
    sampleInt: 20,
    ...(body === undefined
      ? {}
      : { body, method: 'POST' as const, headers: { 'content-type': 'application/json' } }),
    ...(headers ? { headers } : {}),
    ...(paths ? inTurn('path', paths) : {}),
    ...(bodies ? inTurn('body', bodies) : {}),
  })
  return {
    perSecond: result['2xx'] / result.duration,
    done: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

const inTurn = (part: 'path' | 'body', all: readonly string[]): Pick<autocannon.Options, 'requests'> => ({
  requests: [{ setupRequest: (request) => ({ ...request, [part]: all[turn++ % all.length] ?? '' }) }],
})

process.on('message', (load: Load) => {
  apply(load).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  )
})

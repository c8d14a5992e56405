import autocannon from 'autocannon'

/** Runs in a process of its own, so that making requests does not take time from answering them. */

/** With a body it is posted; without one the address is read. */
export type Load = { url: string; body?: string; connections: number; seconds: number }
export type LoadResult = { perSecond: number; failed: number }

async function apply({ url, body, connections, seconds }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // How often it looks whether the time is over.
    sampleInt: 20,
    ...(body === undefined
      ? {}
      : { body, method: 'POST' as const, headers: { 'content-type': 'application/json' } }),
  })
  return {
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

process.on('message', (load: Load) => {
  apply(load).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  )
})

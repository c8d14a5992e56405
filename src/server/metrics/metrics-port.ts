import { createServer } from 'node:http'
import { type Family, prometheusText } from '../../infra/metrics/metrics.ts'

/** Where Prometheus reads: a port of its own, which no visitor reaches. */
export async function openMetricsPort(
  { port, host }: { port: number; host: string },
  read: () => Promise<Family[]>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (families) =>
        response
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(prometheusText(families)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

import type { OpenDatabase } from '../../db/client.ts'
import type { Family } from '../../infra/metrics/metrics.ts'
import type { Env } from '../env.ts'
import type { SeenJob, SeenRequest } from './seen.ts'

/** Told of everything that was done. */
export type Watch = { request: (seen: SeenRequest) => void; job: (seen: SeenJob) => void }

export type Watching = {
  watch: Watch
  /** What this process has counted; what the company's database says, where asked for. */
  read: (database: OpenDatabase, isForCompany: boolean) => Promise<Family[]>
  close: () => Promise<void>
}

/** Nothing is read or kept for those who do not want to know. */
export async function openWatching(env: Env): Promise<Watching | undefined> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = env
  if (METRICS_PORT === undefined && !endpoint) return undefined
  const [{ ProcessMetrics }, { CompanyMetrics }, { Traces }] = await Promise.all([
    import('./process-metrics.ts'),
    import('./company-metrics.ts'),
    import('../../infra/metrics/traces.ts'),
  ])
  const metrics = METRICS_PORT === undefined ? undefined : new ProcessMetrics()
  const traces = endpoint ? new Traces({ endpoint, service }) : undefined
  let company: InstanceType<typeof CompanyMetrics> | undefined
  return {
    watch: {
      request: (seen) => {
        metrics?.seeRequest(seen)
        const { method, route, status, seconds, traceparent } = seen
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        }
        traces?.add({
          name: `${method} ${route}`,
          kind: 'server',
          seconds,
          isOk: status < 500,
          attributes,
          traceparent,
        })
      },
      job: (seen) => {
        metrics?.seeJob(seen)
        traces?.add({ name: `job ${seen.name}`, kind: 'internal', seconds: seen.seconds, isOk: seen.isOk })
      },
    },
    read: async (database, isForCompany) => {
      company ??= new CompanyMetrics(database.db, () => new Date())
      return [
        ...((await metrics?.families(database)) ?? []),
        ...(isForCompany ? await company.families() : []),
      ]
    },
    close: async () => traces?.close(),
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { OpenDatabase } from '../../db/client.ts'
import { Counter, type Family, gauge, Histogram, one } from '../../infra/metrics/metrics.ts'
import { release } from '../release.ts'
import type { SeenJob, SeenRequest } from './seen.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** What one process knows about itself. */
export class ProcessMetrics {
  readonly #requests = new Counter(
    'autorent_requests_total',
    'Requests answered, by route pattern and status.',
  )
  readonly #seconds = new Histogram('autorent_request_seconds', 'How long answers took, by route pattern.')
  readonly #jobs = new Counter('autorent_jobs_total', 'Jobs that ended, by name and outcome.')
  readonly #jobSeconds = new Histogram('autorent_job_seconds', 'How long jobs took, by name.')
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.#delay.enable()
  }

  seeRequest({ method, route, status, seconds }: Omit<SeenRequest, 'traceparent'>): void {
    this.#requests.add({ method: knownMethod(method), route, status: String(status) })
    this.#seconds.observe({ route }, seconds)
  }

  seeJob({ name, isOk, seconds }: SeenJob): void {
    this.#jobs.add({ name, outcome: isOk ? 'done' : 'failed' })
    this.#jobSeconds.observe({ name }, seconds)
  }

  async families({ connections }: Pick<OpenDatabase, 'connections'>): Promise<Family[]> {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const quantiles = [0.5, 0.9, 0.99].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: this.#delay.percentile(quantile * 100) / NANOSECONDS,
    }))
    // What is told is what happened since it was last told.
    this.#delay.reset()
    const pool = connections()
    return [
      this.#requests.family(),
      this.#seconds.family(),
      this.#jobs.family(),
      this.#jobSeconds.family(),
      gauge(
        'autorent_event_loop_delay_seconds',
        'How late timers were since the last time this was read.',
        quantiles,
      ),
      gauge('autorent_database_connections', 'Connections of the pool, by what they do.', [
        { labels: { state: 'busy' }, value: pool.total - pool.idle },
        { labels: { state: 'idle' }, value: pool.idle },
      ]),
      gauge('autorent_database_waiting', 'Who waits for a connection of the pool.', one(pool.waiting)),
      gauge('autorent_build_info', 'The release that runs.', [
        { labels: { release: await release(), node: process.version }, value: 1 },
      ]),
      gauge('process_resident_memory_bytes', 'Memory of the process.', one(rss)),
      gauge('process_heap_bytes', 'Memory on the heap.', one(heapUsed)),
      gauge('process_start_time_seconds', 'When it started.', one(Date.now() / 1000 - process.uptime())),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time.',
        type: 'counter',
        samples: one((user + system) / MICROSECONDS),
      },
    ]
  }
}

/** A stranger may send any word as a method. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const knownMethod = (method: string): string => (methods.has(method) ? method : 'other')

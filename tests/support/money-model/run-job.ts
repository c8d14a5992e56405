import { jobs } from '../../../src/jobs/catalogue.ts'
import type { TwoProcesses } from './two-processes.ts'

export async function runJob({ running }: TwoProcesses, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(running.jobs)
}

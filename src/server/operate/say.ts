import { NotOpened } from '../../infra/backup/sealed-stream.ts'
import { whyNotStarted } from '../why-not-started.ts'

/** Commands speak in lines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a command: what stands in its way is told in a sentence, and its exit code tells programs. */
export async function command(run: () => Promise<boolean>): Promise<void> {
  process.umask(0o077)
  try {
    process.exitCode = (await run()) ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof NotOpened ? error.message : whyNotStarted(error)}\n`)
    process.exitCode = 1
  }
}

const BYTES_IN_MEGABYTE = 1_000_000
export const megabytes = (bytes: number): string => `${(bytes / BYTES_IN_MEGABYTE).toFixed(1)} MB`

/** Cents in words for people who compare. */
export const euros = (cents: string): string => `${(Number(cents) / 100).toFixed(2)} €`

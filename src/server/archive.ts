import { closeYears } from '../use-cases/years/close-years.ts'
import { openDatabase } from './compose.ts'
import { parseSettings } from './env.ts'
import { whyNotStarted } from './why-not-started.ts'

/** `npm run archive`: does at once what the nights do, for a company that brings years with it. */
async function archive(): Promise<void> {
  const database = await openDatabase(parseSettings(process.env))
  try {
    const moved = await closeYears(database.db, new Date())
    process.stdout.write(`Moved to the closed years: ${moved} occupancies of cars.\n`)
  } finally {
    await database.close()
  }
}

try {
  await archive()
} catch (error) {
  process.stderr.write(`${whyNotStarted(error)}\n`)
  process.exitCode = 1
}

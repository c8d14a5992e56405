import { rotateKeys } from '../use-cases/data-keys/rotate-keys.ts'
import { openFiles } from './adapters/files.ts'
import { resealFile } from './adapters/sealed-files.ts'
import { openDatabase } from './compose.ts'
import { admitDataKeys, openDataKeys } from './data-keys.ts'
import { needDataKeys, parseSettings } from './env.ts'
import { whyNotStarted } from './why-not-started.ts'

/** `npm run rotate-keys`: seals everything with the first of DATA_KEYS, so that the others can go. */
async function rotate(): Promise<boolean> {
  const settings = parseSettings(process.env)
  needDataKeys(settings)
  const keys = await openDataKeys(settings)
  const database = await openDatabase(settings)
  try {
    await database.exclusively((db) => admitDataKeys(db, keys))
    const store = openFiles(settings, () => new Date())
    const { rows, files, isDone } = await rotateKeys(database.db, (key) => resealFile(store, key))
    process.stdout.write(`Sealed with ${keys.current.id}: ${rows} values and ${files} files.\n`)
    const others = keys.all.slice(1).map(({ id }) => id)
    if (!isDone) {
      process.stdout.write(
        'Something was sealed with another key meanwhile: a server still runs with the old DATA_KEYS. Restart it with these, then run this again.\n',
      )
    } else if (others.length > 0) {
      process.stdout.write(`No longer needed in DATA_KEYS: ${others.join(', ')}.\n`)
    }
    return isDone
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = (await rotate()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${whyNotStarted(error)}\n`)
  process.exitCode = 1
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a company's letters and sealed values depend on, beside its rows. */
export type Secrets = { SESSION_SECRET?: string; DATA_KEYS?: string }

type SecretSettings = {
  SESSION_SECRET?: string | undefined
  DATA_KEYS?: string | undefined
  DATA_DIR: string
}

const secrets = [
  {
    name: 'SESSION_SECRET',
    file: 'session-secret',
    lost: 'links in letters that were sent and sessions of the staff',
  },
  { name: 'DATA_KEYS', file: 'data-key', lost: 'personal codes, licences, papers and pictures of documents' },
] as const

/** From the settings, or from the files that a first start made. */
export async function readSecrets(settings: SecretSettings): Promise<Secrets> {
  const found: Secrets = {}
  for (const { name, file } of secrets) {
    const value =
      settings[name] ?? (await readFile(join(settings.DATA_DIR, file), 'utf8').catch(() => undefined))
    if (value) found[name] = value
  }
  return found
}

/**
 * Puts secrets where a start finds them, unless the settings name them. Says what will not open: nothing that is there is
 * overwritten.
 */
export async function keepSecrets(settings: SecretSettings, wanted: Secrets): Promise<string[]> {
  const sentences: string[] = []
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  for (const { name, file, lost } of secrets) {
    const path = join(settings.DATA_DIR, file)
    const value = wanted[name]
    if (value && !settings[name])
      await writeFile(path, value, { flag: 'wx', mode: 0o600 }).catch(() => undefined)
    const now = settings[name] ?? (await readFile(path, 'utf8').catch(() => undefined))
    if (!now)
      sentences.push(
        `${name} is not in the backup and not set. Put back the one that was used: without it ${lost} do not open.`,
      )
    else if (value && now !== value)
      sentences.push(`${name} is not the one of the backup. Set it to that one, or ${lost} may not open.`)
  }
  return sentences
}

import { refuseNewer } from '../../db/migrate.ts'
import { openFiles } from '../adapters/files.ts'
import type { Settings } from '../env.ts'
import { type CheckedBackup, checkBackup, chunksIn, filesIn, readKey, stampOf } from './backup-file.ts'
import { placeCompany, putAside, refuseLiving } from './company-place.ts'
import { keepSecrets } from './kept-secrets.ts'

export type Restored = CheckedBackup & { aside: string | undefined; sentences: string[] }

/**
 * A company from its backup: the whole file is checked before anything is touched, and a company that lives is never
 * overwritten. `isAside` keeps it beside the restored one.
 */
export async function restoreBackup(
  settings: Settings,
  path: string,
  { isAside, now }: { isAside: boolean; now: Date },
): Promise<Restored> {
  const file = { path, key: readKey(settings.BACKUP_KEY) }
  const checked = await checkBackup(file)
  await refuseNewer(checked.head.company.migrations.at(-1)?.at ?? 0, 'The backup')
  const aside = isAside ? await putAside(settings, stampOf(now)) : undefined
  await refuseLiving(settings)
  await placeCompany(settings, checked.head.company, chunksIn(file))
  const store = openFiles(settings, () => new Date())
  for await (const { key, bytes } of filesIn(file)) await store.put(key, bytes)
  return { ...checked, aside, sentences: await keepSecrets(settings, checked.secrets ?? {}) }
}

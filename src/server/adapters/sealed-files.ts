import { dataKeys } from '../../db/sealed/data-keys.ts'
import { isSealedWith, openBytes, sealBytes } from '../../db/sealed/seal.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

/** Photographs of cars are for everyone. */
const isPublic = (key: string): boolean => key.startsWith('photo-')

/** A file under another name than its own does not open. */
const placeOf = (key: string): string => `file ${key}`

/** Whatever store it is, it holds what nobody can read without a key. A file from before is read as it is. */
export function sealedFiles(files: FileStore): FileStore {
  return {
    put: (key, bytes) => files.put(key, isPublic(key) ? bytes : sealBytes(placeOf(key), bytes)),
    get: async (key) => {
      const stored = await files.get(key)
      return stored && !isPublic(key) ? openBytes(placeOf(key), stored) : stored
    },
    remove: (key) => files.remove(key),
    check: () => files.check(),
  }
}

/** Whether the file had to be sealed anew, with the first key. One that is gone needs nothing. */
export async function resealFile(files: FileStore, key: string): Promise<boolean> {
  const stored = await files.get(key)
  if (!stored || isSealedWith(dataKeys(), stored)) return false
  await files.put(key, sealBytes(placeOf(key), openBytes(placeOf(key), stored)))
  return true
}

import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoreState, WholeFileStore } from './file-store.ts'

/** Keys are made by us; anything else never becomes a path. */
const KEY = /^[a-z0-9-]+$/

/** Files in a folder that no web server knows. */
export class FolderStore implements WholeFileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Whole or not at all: a process that dies half-way leaves no half file under the key. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(key)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    try {
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    } catch (error) {
      // On a full disk half a file is the last thing to keep.
      await rm(`${path}.part`, { force: true }).catch(() => undefined)
      throw error
    }
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    try {
      return new Uint8Array(await readFile(this.#path(key)))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
    await rm(`${this.#path(key)}.part`, { force: true })
  }

  /** What is only half there has a name that is no key. */
  async *keys(): AsyncGenerator<string> {
    const names = await readdir(this.#folder).catch(() => [])
    yield* names.filter((name) => KEY.test(name)).sort()
  }

  check(): Promise<StoreState> {
    return mkdir(this.#folder, { recursive: true, mode: 0o700 })
      .then(() => access(this.#folder, constants.W_OK))
      .then(
        () => 'ok' as const,
        () => 'missing' as const,
      )
  }

  #path(key: string): string {
    if (!KEY.test(key)) throw new RangeError('not a key of a stored file')
    return join(this.#folder, key)
  }
}

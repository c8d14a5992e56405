import type { Database } from '../../db/client.ts'
import { readCatalogue } from '../../db/read-catalogue.ts'
import { sharedQuestion } from '../../db/shared-question.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { readVersion } from './read-version.ts'

/** Ends a transaction that worked with an old copy. */
export class StaleCatalogue extends Error {
  readonly version: number

  constructor(version: number) {
    super('the catalogue changed')
    this.version = version
  }
}

/** This process's copy of the catalogue. Readers always see a whole one; a newer one replaces it at once. */
export class CatalogueStore {
  readonly #read: () => Promise<Catalogue>
  readonly #version: () => Promise<number>
  #current: Catalogue
  #reading: Promise<Catalogue> | undefined

  private constructor(db: Database, read: () => Promise<Catalogue>, first: Catalogue) {
    const shared = sharedQuestion<number>()
    this.#version = () => shared('version', () => readVersion(db))
    this.#read = read
    this.#current = first
  }

  static async open(db: Database, parts: { hasLockers: boolean }): Promise<CatalogueStore> {
    const read = () => readCatalogue(db, parts)
    return new CatalogueStore(db, read, await read())
  }

  get current(): Catalogue {
    return this.#current
  }

  /** A copy that is not older than the version seen in the database. */
  async notOlderThan(version: number): Promise<Catalogue> {
    // A read already under way may have begun before that version, so one more may be needed.
    for (let tries = 0; this.#current.version < version && tries < 3; tries++) await this.refresh()
    return this.#current
  }

  /** A copy as new as the database's own at this moment. */
  async newest(): Promise<Catalogue> {
    return this.notOlderThan(await this.#version())
  }

  /** Whether work failed only because this copy was old: it is renewed, and the work may be tried again. */
  async isRenewedAfter(error: unknown): Promise<boolean> {
    if (!(error instanceof StaleCatalogue)) return false
    await this.notOlderThan(error.version)
    return true
  }

  async refresh(): Promise<Catalogue> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    const read = await this.#reading
    if (read.version > this.#current.version) this.#current = read
    return this.#current
  }
}

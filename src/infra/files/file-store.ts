export type StoreState = 'ok' | 'missing' | 'unreachable'

/** Private files by key: never reachable by an address of their own. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
  /** Whether files can be kept here; `missing` is a mistake in the settings, `unreachable` may pass. */
  check(): Promise<StoreState>
}

/** Whoever backs up a company asks for all of them. */
export type WholeFileStore = FileStore & { keys(): AsyncIterable<string> }

import { DataKeys, useDataKeys } from '../../src/db/sealed/data-keys.ts'
import { readDataKeys } from '../../src/server/data-key-list.ts'

/** What the servers of the tests seal with, and those who look into their databases open with. */
export const TEST_KEYS = `tests:${Buffer.from('a data key of the tests, 32 long').toString('base64')}`

/** Rows are also made and read without a server. */
export function useTestKeys(): void {
  useDataKeys(new DataKeys(readDataKeys(TEST_KEYS) ?? []))
}

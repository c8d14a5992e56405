import { beforeEach, expect, it } from 'vitest'
import { DataKeys, useDataKeys } from '../../db/sealed/data-keys.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { resealFile, sealedFiles } from './sealed-files.ts'

const stored = new Map<string, Uint8Array>()
const store: FileStore = {
  put: async (key, bytes) => void stored.set(key, bytes),
  get: async (key) => stored.get(key),
  remove: async (key) => void stored.delete(key),
  check: async () => 'ok',
}
const files = sealedFiles(store)

const [first, second] = ['first', 'second'].map((id, at) => ({ id, secret: Buffer.alloc(32, at) }))
const keys = (...secrets: (typeof first)[]) =>
  useDataKeys(new DataKeys(secrets.filter((secret) => secret !== undefined)))
const picture = new Uint8Array(Buffer.from('a licence from the front'))

beforeEach(() => {
  stored.clear()
  keys(first)
})

it('a document lies sealed in the store, whichever it is, and is read as it was', async () => {
  await files.put('licence', picture)
  expect(Buffer.from(stored.get('licence') ?? []).includes('licence')).toBe(false)
  expect(await files.get('licence')).toEqual(picture)
  stored.set('passport', stored.get('licence') ?? picture)
  await expect(files.get('passport')).rejects.toThrow('authenticate')
  expect(await files.get('nothing')).toBeUndefined()
})

it('a photograph of a car is for everyone', async () => {
  await files.put('photo-1-640', picture)
  expect(stored.get('photo-1-640')).toEqual(picture)
})

it('a document from before is read, and sealed with the first key when that is asked for', async () => {
  stored.set('licence', picture)
  expect(await files.get('licence')).toEqual(picture)
  expect(await resealFile(store, 'licence')).toBe(true)
  keys(second, first)
  expect(await resealFile(store, 'licence')).toBe(true)
  expect(await resealFile(store, 'licence')).toBe(false)
  expect(await resealFile(store, 'gone')).toBe(false)
  keys(second)
  expect(await files.get('licence')).toEqual(picture)
})

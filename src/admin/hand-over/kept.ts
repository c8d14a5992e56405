import type { SheetsAnswer } from '../../contract/staff/hand-overs.ts'
import type { Draft } from './draft.ts'

/** What this phone keeps by itself, so that closing the page or losing the network loses nothing. */
type KeptPhoto = { key: string; spot: string; picture: Blob; isSent: boolean }

const NAME = 'autorent.hand-over'
const SHEETS = 'today'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asking = indexedDB.open(NAME, 1)
    asking.addEventListener('upgradeneeded', () => {
      for (const name of ['sheets', 'drafts', 'photos']) asking.result.createObjectStore(name)
    })
    asking.addEventListener('success', () => resolve(asking.result))
    asking.addEventListener('error', () => reject(asking.error ?? new Error('this browser keeps nothing')))
  })
  return opened
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('it was not kept')))
  })

async function store(
  name: 'sheets' | 'drafts' | 'photos',
  mode: IDBTransactionMode,
): Promise<IDBObjectStore> {
  return (await open()).transaction(name, mode).objectStore(name)
}

const placeOf = (key: string, spot: string) => `${key} ${spot}`

export async function readSheets(): Promise<SheetsAnswer | undefined> {
  return (await done((await store('sheets', 'readonly')).get(SHEETS))) as SheetsAnswer | undefined
}

export async function keepSheets(sheets: SheetsAnswer): Promise<void> {
  await done((await store('sheets', 'readwrite')).put(sheets, SHEETS))
}

export async function readDrafts(): Promise<Draft[]> {
  return (await done((await store('drafts', 'readonly')).getAll())) as Draft[]
}

export async function keepDraft(draft: Draft): Promise<void> {
  await done((await store('drafts', 'readwrite')).put(draft, draft.key))
}

export async function keepPhoto(key: string, spot: string, picture: Blob): Promise<void> {
  const kept: KeptPhoto = { key, spot, picture, isSent: false }
  await done((await store('photos', 'readwrite')).put(kept, placeOf(key, spot)))
}

export async function markSent(photo: KeptPhoto): Promise<void> {
  const { key, spot } = photo
  await done((await store('photos', 'readwrite')).put({ ...photo, isSent: true }, placeOf(key, spot)))
}

export async function readPhotos(key: string): Promise<KeptPhoto[]> {
  const all = (await done((await store('photos', 'readonly')).getAll())) as KeptPhoto[]
  return all.filter((photo) => photo.key === key)
}

export async function dropPhoto(key: string, spot: string): Promise<void> {
  await done((await store('photos', 'readwrite')).delete(placeOf(key, spot)))
}

/** Once an act is with the server nothing of it stays here but that it was sent. */
export async function dropAct(key: string): Promise<void> {
  for (const { spot } of await readPhotos(key)) await dropPhoto(key, spot)
  await done((await store('drafts', 'readwrite')).delete(key))
}

/** Someone else is at work, or nobody: customers' names do not wait for them. What was not sent yet stays. */
export async function dropSheets(): Promise<void> {
  await done((await store('sheets', 'readwrite')).delete(SHEETS))
}

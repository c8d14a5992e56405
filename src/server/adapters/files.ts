import type { WholeFileStore } from '../../infra/files/file-store.ts'
import { FolderStore } from '../../infra/files/folder-store.ts'
import { S3Store } from '../../infra/files/s3-store.ts'
import type { Env } from '../env.ts'

/** Private files in the configured bucket, or in a folder beside the database. */
export function openFiles(
  { FILES_URL, DATA_DIR }: Pick<Env, 'FILES_URL' | 'DATA_DIR'>,
  now: () => Date,
): WholeFileStore {
  if (!FILES_URL) return new FolderStore(`${DATA_DIR}/files`)
  const url = new URL(FILES_URL)
  return new S3Store({
    endpoint: url.origin,
    bucket: url.pathname.slice(1),
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    now,
  })
}

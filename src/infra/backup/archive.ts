import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { NotOpened, openStream, SEALED_MAGIC, sealStream } from './sealed-stream.ts'
import { Blocks, readTar, type TarEntry, tarEnd, tarEntry } from './tar.ts'

/** The last file of an archive: the SHA-256 of all others. */
const CHECKSUMS = 'SHA256SUMS'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * A gzipped tar with the checksum of each of its files, sealed when there is a key. What was sealed with no key opens
 * with `tar xzf` and `sha256sum -c`, without us.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<TarEntry>,
  { key, at }: { key: Uint8Array | undefined; at: Date },
): Promise<void> {
  async function* tar(): AsyncGenerator<Uint8Array> {
    const sums: string[] = []
    for await (const entry of entries) {
      sums.push(`${sha256(entry.bytes)}  ${entry.name}\n`)
      yield tarEntry(entry, at)
    }
    yield tarEntry({ name: CHECKSUMS, bytes: Buffer.from(sums.join('')) }, at)
    yield tarEnd
  }
  const file = await open(path, 'wx', 0o600)
  try {
    const put = async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const piece of bytes) await file.write(piece)
    }
    await pipeline(tar(), createGzip(), (zipped: AsyncIterable<Uint8Array>) =>
      put(key ? sealStream(key, zipped) : zipped),
    )
    // Whoever is told that a backup is there must find it after the power went.
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The files of an archive; at its end each has been compared with its checksum. */
export async function* readArchive(path: string, key: Uint8Array | undefined): AsyncGenerator<TarEntry> {
  const source = new Blocks(createReadStream(path))
  const start = await source.upTo(SEALED_MAGIC.length)
  const isSealed = start.equals(SEALED_MAGIC)
  if (isSealed && !key)
    throw new NotOpened('This backup is sealed: set BACKUP_KEY to the key it was made with.')
  const zipped = isSealed && key ? openStream(key, source) : rest(start, source)
  const found = new Map<string, string>()
  let sums: string | undefined
  for await (const entry of readTar(unzip(zipped))) {
    if (entry.name === CHECKSUMS) sums = Buffer.from(entry.bytes).toString('utf8')
    else {
      found.set(entry.name, sha256(entry.bytes))
      yield entry
    }
  }
  const written = [...found].map(([name, sum]) => `${sum}  ${name}\n`).join('')
  if (written !== sums) throw new NotOpened('The backup is damaged: its checksums do not agree.')
}

async function* rest(start: Uint8Array, source: Blocks): AsyncGenerator<Uint8Array> {
  yield start
  for (;;) {
    const next = await source.upTo(64 * 1024)
    if (next.length === 0) return
    yield next
  }
}

async function* unzip(zipped: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  const done = pipeline(zipped, gunzip)
  // Told below, by the reading.
  done.catch(() => undefined)
  try {
    yield* gunzip
    await done
  } catch (error) {
    await done.catch((first: unknown) => {
      throw first instanceof NotOpened
        ? first
        : new NotOpened('The backup is damaged: it ends in the middle or is no backup.')
    })
    throw error
  }
}

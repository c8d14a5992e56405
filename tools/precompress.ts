import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a compressed twin beside each text file of the build: compressed once, sent as often as asked. */
export async function precompress(): Promise<void> {
  const files = await Array.fromAsync(glob('build/client/**/*.{js,css,svg,json,webmanifest,txt}'))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < 1024) return
  await Promise.all([
    brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

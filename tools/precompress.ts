import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Writes a compressed twin beside each text file of the build: compressed once, sent as often as asked. */
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

for await (const file of glob('build/client/**/*.{js,css,svg,json,webmanifest,txt}')) {
  const bytes = await readFile(file)
  if (bytes.length < 1024) continue
  await writeFile(`${file}.br`, await brotli(bytes))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}

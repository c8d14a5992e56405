import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import en from '../messages/staff/en/shell.json' with { type: 'json' }
import words from '../messages/staff/et/handover.json' with { type: 'json' }
import et from '../messages/staff/et/shell.json' with { type: 'json' }
import ru from '../messages/staff/ru/shell.json' with { type: 'json' }
import { buildApart } from './apart-program.ts'

const FOLDER = 'node_modules/.cache/hand-over-page'
const ENTRY = 'src/admin/hand-over/main.tsx'
const PLACE = 'build/client/admin/hand-over'

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }

/** Apart from everything else: it is small, and the phone keeps all of it. */
export const buildHandOverPage = (plugins: Plugin[]): Promise<void> =>
  buildApart({ name: 'hand-over', entry: ENTRY, folder: FOLDER, prefix: 'hand-over' }, plugins)

/** Puts its files among those that browsers load, and writes the document that names every one of them. */
export function placeHandOverPage(): void {
  const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  cpSync(`${FOLDER}/assets`, 'build/client/assets', { recursive: true })
  mkdirSync(PLACE, { recursive: true })
  writeFileSync(`${PLACE}/index.html`, documentOf(manifest))
  rmSync(FOLDER, { recursive: true })
}

/** The words of other languages are fetched with the page: without a network there is nothing to fetch them from. */
function documentOf(manifest: Record<string, Chunk>): string {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the build has no ${ENTRY}`)
  const others = Object.values(manifest).filter(({ file }) => file !== entry.file && file.endsWith('.js'))
  const lines = [
    ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...others.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ]
  return `<!doctype html>
<html lang="et">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0b5348">
<title>${words.title}</title>
<link rel="manifest" href="/admin/hand-over/manifest.webmanifest">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${lines.join('\n')}
</head>
<body>
<div id="hand-over"></div>
<noscript><p>${et.needsScripts}</p><p lang="en">${en.needsScripts}</p><p lang="ru">${ru.needsScripts}</p></noscript>
</body>
</html>
`
}

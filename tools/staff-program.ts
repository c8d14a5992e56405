import { cpSync, readFileSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'
import { buildApart } from './apart-program.ts'

const FOLDER = 'node_modules/.cache/staff-area'
const ENTRY = 'src/admin/main.tsx'
const NAME = 'virtual:staff-program'

/** The website's page for it says where its files are, so it is built before the website. */
export const buildStaffProgram = (plugins: Plugin[]): Promise<void> =>
  buildApart({ name: 'staff-area', entry: ENTRY, folder: FOLDER, prefix: 'staff' }, plugins)

/** Puts its files among those that browsers load. */
export function placeStaffProgram(): void {
  cpSync(`${FOLDER}/assets`, 'build/client/assets', { recursive: true })
  rmSync(FOLDER, { recursive: true })
}

/** Tells the website's page where the program is: in the build its files, while developing nothing. */
export function staffProgram(): Plugin {
  return {
    name: 'autorent:staff-program',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const isBuilt = this.environment.mode === 'build'
      return `export const program = ${JSON.stringify(isBuilt ? readProgram() : { styles: [] })}`
    },
  }
}

function readProgram(): { script: string; styles: string[] } {
  const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'))
  const { file, css = [] } = manifest[ENTRY]
  return { script: `/${file}`, styles: css.map((path: string) => `/${path}`) }
}

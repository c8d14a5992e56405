import { cpSync, readFileSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compiledWords } from './compiled-words.ts'
import { leanRouter } from './lean-router.ts'

/** The website's build begins by emptying its own folder. */
const FOLDER = 'node_modules/.cache/staff-area'
const ENTRY = 'src/admin/main.tsx'
const NAME = 'virtual:staff-program'

/** Builds the staff area, apart from the website and before it: the website's page for it says where its files are. */
export async function buildStaffProgram(plugins: Plugin[]): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, leanRouter(), compiledWords()],
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // It is loaded once and kept; tests/weight.ts weighs its first screen.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { 'staff-area': ENTRY },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/staff-[name]-[hash].js',
        },
        checks: { bundlerTimings: false },
        // The libraries say which of their parts are for browsers; all of this is.
        onLog: (level, log, tell) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log)
        },
      },
    },
  })
}

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

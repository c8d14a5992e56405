import type { Plugin } from 'vite'
import { compiledWords } from './compiled-words.ts'
import { leanRouter } from './lean-router.ts'

export type ApartProgram = {
  /** Its files are called by it. */
  name: string
  entry: string
  /** Where it is built: the website's own build begins by emptying its folder. */
  folder: string
  /** Before the name of every part but the first. */
  prefix: string
}

/** Builds a program that browsers load apart from the website: it shares the words and nothing else. */
export async function buildApart(program: ApartProgram, plugins: Plugin[]): Promise<void> {
  const { name, entry, folder, prefix } = program
  const { build } = await import('vite')
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, leanRouter(), compiledWords()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // It is loaded once and kept; tests/weight.ts weighs what is seen first.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { [name]: entry },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: `assets/${prefix}-[name]-[hash].js`,
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

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileAhead } from './tools/compile-ahead.ts'
import { compiledWords } from './tools/compiled-words.ts'
import { leanRouter } from './tools/lean-router.ts'
import { scriptFiles } from './tools/script-files.ts'
import { smallReact } from './tools/small-react.ts'
import { staffProgram } from './tools/staff-program.ts'

export default defineConfig({
  plugins: [
    // Vite minifies every style sheet; Tailwind would do it once before.
    tailwindcss({ optimize: false }),
    reactRouter(),
    staffProgram(),
    leanRouter(),
    smallReact(),
    compiledWords(),
    compileAhead(),
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: scriptFiles } } } },
  },
})

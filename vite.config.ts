import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledWords } from './tools/compiled-words.ts'
import { productionRouter } from './tools/production-router.ts'
import { staffProgram } from './tools/staff-program.ts'

export default defineConfig({
  // Vite minifies every style sheet; Tailwind would do it once before.
  plugins: [
    tailwindcss({ optimize: false }),
    reactRouter(),
    staffProgram(),
    productionRouter(),
    compiledWords(),
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // Vite minifies every style sheet; Tailwind would do it once before.
  plugins: [tailwindcss({ optimize: false }), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What visitors load is weighed by tests/weight.ts; the staff area is one large file that is loaded once.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

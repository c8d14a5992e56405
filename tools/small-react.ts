import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (file: string) => fileURLToPath(new URL(`../src/web/react/${file}`, import.meta.url))

const files: Record<string, string> = {
  react: standIn('react.ts'),
  'react-dom': standIn('react-dom.ts'),
  'react-dom/client': standIn('react-dom-client.ts'),
  'react-dom/server': standIn('react-dom-server.ts'),
  'react/jsx-runtime': standIn('jsx-runtime.ts'),
}

/**
 * The website as it is built stands on Preact, in browsers and on the server alike; its components are written for React.
 * Only its own build has this plugin: the staff area, papers and letters keep React itself, and so does `npm run dev`.
 * Every library of the pages that speaks to React is built into them, or on the server it would meet the other one.
 */
export function smallReact(): Plugin {
  return {
    name: 'autorent:small-react',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['react-day-picker', 'react-router', 'use-intl'] } }),
    resolveId: (id) => files[id],
  }
}

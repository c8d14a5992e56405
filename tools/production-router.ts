import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const files: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/**
 * The package of React Router leads bundlers to its development build, whose warnings nobody reads in a visitor's
 * browser. Browsers get the one for production.
 */
export function productionRouter(): Plugin {
  return {
    name: 'autorent:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const file = files[id]
      return file === undefined
        ? undefined
        : fileURLToPath(import.meta.resolve(`../node_modules/react-router/dist/production/${file}`))
    },
  }
}

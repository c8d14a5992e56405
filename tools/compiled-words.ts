import type { Plugin } from 'vite'
import { compiledMessages } from '../src/i18n/compiled-messages.ts'

/** The words of the staff area but those that are said in other ways: by react-admin, and of resources by their names. */
const files = /\/messages\/staff\/\w+\/(?!react|resources)\w+\.json(\?|$)/

/** What takes a part of an area here and there, whose whole comes later. */
const takesParts = /\/i18n\/staff\/parts-\w+\.ts$/
const TAKEN = '?taken'
const PARTS = '?parts'

/**
 * What formats messages in browsers and on pages takes them compiled: those of pages by the server, which changes
 * some when it starts, those of the staff area by its build.
 */
export function compiledWords(): Plugin {
  return {
    name: 'autorent:compiled-words',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      ssr: { noExternal: ['use-intl'] },
    }),
    // Those have a name for each part, so that the build leaves out what is not taken instead of sharing the whole.
    async resolveId(source, importer) {
      if (this.environment.mode !== 'build') return undefined
      if (source.endsWith(PARTS)) return source
      if (!source.endsWith('.json') || !importer || !takesParts.test(importer)) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: found.id + TAKEN }
    },
    load: (id) =>
      id.endsWith(TAKEN)
        ? `export * as default from ${JSON.stringify(id.slice(0, -TAKEN.length) + PARTS)}`
        : undefined,
    transform: (code, id) => {
      const isCompiled = files.test(id) && !id.endsWith(TAKEN)
      if (!isCompiled && !id.endsWith(PARTS)) return undefined
      const words = isCompiled ? JSON.stringify(compiledMessages(JSON.parse(code))) : code
      // A name with a question mark is not taken for JSON by itself.
      return { code: words, map: null, ...(id.endsWith(PARTS) ? { moduleType: 'json' } : {}) }
    },
  }
}

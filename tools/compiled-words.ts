import type { Plugin } from 'vite'
import { compiledMessages } from '../src/i18n/compiled-messages.ts'

/** The words of the staff area but those that are said in other ways: by react-admin, and of resources by their names. */
const files = /\/messages\/staff\/\w+\/(?!react|resources)\w+\.json$/

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
    transform: (code, id) =>
      files.test(id) ? { code: JSON.stringify(compiledMessages(JSON.parse(code))), map: null } : undefined,
  }
}

import type { Plugin } from 'vite'

/**
 * Asks browsers that know the hint to compile these files while they are fetched, beside the page and not in its way:
 * nearly all of them runs to wake a page up, function after function.
 */
export function compileAhead(): Plugin {
  const isWanted = /^assets\/(react|site|search|steps|staff-area)-/
  return {
    name: 'autorent:compile-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, made] of Object.entries(bundle)) {
          if (made.type === 'chunk' && isWanted.test(file))
            made.code = `//# allFunctionsCalledOnLoad\n${made.code}`
        }
      },
    },
  }
}

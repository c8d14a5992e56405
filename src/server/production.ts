import { enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** React reads this once, when it is first loaded: without it the slow build that checks programmers' mistakes runs. */
process.env.NODE_ENV ??= 'production'

/** The router offers Node its slow build alone; the other one lies beside it. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return {
      ...found,
      url: found.url.replace('/react-router/dist/development/', '/react-router/dist/production/'),
    }
  },
})

/** What a start has compiled the next one need not; a folder that cannot be written to changes nothing. */
enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)))

/** A stack trace names the lines that were written, not those of the program that was made of them. */
setSourceMapsSupport(true, { nodeModules: false })

/**
 * How far the heap grows above what lives before it is swept. Left alone it grows with the machine: over 20,000 requests
 * of every kind by 200 MB, with 80 MB alive at every moment. A bound of the heap would do the same, but would also undo
 * those of the threads that read strangers' files.
 */
setFlagsFromString('--heap-growing-percent=40')

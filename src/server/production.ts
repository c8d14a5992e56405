import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'

/** React reads this once, when it is first loaded: without it the slow build that checks programmers' mistakes runs. */
process.env.NODE_ENV ??= 'production'

/** What a start has compiled the next one need not; a folder that cannot be written to changes nothing. */
enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)))

/** A stack trace names the lines that were written, not those of the program that was made of them. */
setSourceMapsSupport(true, { nodeModules: false })

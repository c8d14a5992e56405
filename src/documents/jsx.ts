import { readFileSync } from 'node:fs'
import { registerHooks, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

/**
 * Node takes the types out of a file by itself, but knows no JSX: once this module has run, `import()` reads `.tsx` too,
 * made plain by the same compiler that builds the site. A static import of `.tsx` would be read too early.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const path = fileURLToPath(url)
    const { code, errors, map } = transformSync(path, readFileSync(path, 'utf8'), {
      jsx: { runtime: 'automatic' },
      sourcemap: true,
      tsconfig: false,
    })
    const [error] = errors
    if (error) throw error
    const lines = Buffer.from(JSON.stringify(map)).toString('base64')
    const source = `${code}//# sourceMappingURL=data:application/json;base64,${lines}`
    return { format: 'module', source, shortCircuit: true }
  },
})
// Without it a stack trace would count the lines of what was made and not of what was written.
setSourceMapsSupport(true)

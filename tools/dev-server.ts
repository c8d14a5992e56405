process.env.NODE_ENV = 'development'

import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { runServer } from '../src/server/run-server.ts'
import type { SiteBuild } from '../src/server/site/load-build.ts'
import { leaveOutKnownWarnings } from './known-warnings.ts'

/**
 * The server with the pages as they stand in src/, changed in the browser while one writes. Hot updates come over the
 * same port, so that pages keep their strict policy. Started by tools/dev.ts, which starts it anew when code of the
 * server changes; the data stay where they are.
 */
leaveOutKnownWarnings()
const server = createServer()
const vite = await createVite({
  appType: 'custom',
  logLevel: 'warn',
  // Found at once, packages are bundled before the first page asks for them.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', 'src/admin/**/*.{ts,tsx}', '!**/*.test.*'] },
  server: { middlewareMode: true, hmr: { server } },
})

await runServer({
  build: async () => async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild,
  createServer: ((_options: object, listener: (...args: unknown[]) => void) =>
    server.on('request', (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    )) as typeof createServer,
  closeFirst: async () => {
    await vite.close()
    server.closeAllConnections()
  },
})

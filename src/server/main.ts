import './production.ts'

import { stayLean } from './lean-memory.ts'

stayLean()
// Read only now: it is most of the program, and would be read twice.
const [{ runServer }, { loadBuild }] = await Promise.all([
  import('./run-server.ts'),
  import('./site/load-build.ts'),
])
await runServer({ build: loadBuild })

import './production.ts'

import { runServer } from './run-server.ts'
import { loadBuild } from './site/load-build.ts'

await runServer({ build: loadBuild })

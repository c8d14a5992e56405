import './production.ts'

import { keepNewSpaceSmall, letNewSpaceGrow } from './new-space.ts'
import { runServer } from './run-server.ts'
import { loadBuild } from './site/load-build.ts'

keepNewSpaceSmall()
await runServer({ build: loadBuild, onStarted: letNewSpaceGrow })

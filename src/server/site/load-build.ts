import type { createRequestHandler, ServerBuild } from 'react-router'
import type { failureIn, provide } from '../../web/context.ts'
import { ConfigurationError } from '../configuration-error.ts'

/** Its pages are given their services through the module they were built with. */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      provide: typeof provide
      failureIn: typeof failureIn
      /** Of the router that the pages were built with; another copy of it would not know them. */
      createRequestHandler: typeof createRequestHandler
    }
  }
}

/** The website as it was built; in development a function, because every change makes it another one. */
export type Build = SiteBuild | (() => Promise<SiteBuild>)

/** The website as `npm run build` leaves it. */
export async function loadBuild(): Promise<SiteBuild> {
  // oxlint-disable-next-line no-unnecessary-type-assertion -- as a text: no compiler looks for what the build has yet to make
  return import('../../../build/server/index.js' as string).catch((error: unknown) => {
    throw new ConfigurationError(`The website is not built: run "npm run build" first. (${String(error)})`)
  })
}

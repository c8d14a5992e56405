import type { ServerBuild } from 'react-router'
import { ConfigurationError } from '../env.ts'

/** The website as it was built; in development a function, because every change makes it another one. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** The website as `npm run build` leaves it. */
export async function loadBuild(): Promise<ServerBuild> {
  const built = new URL('../../../build/server/index.js', import.meta.url)
  return import(built.href).catch((error: unknown) => {
    throw new ConfigurationError(`The website is not built: run "npm run build" first. (${String(error)})`)
  })
}

type RouteFiles = {
  path?: string
  parentId?: string
  module: string
  imports?: string[]
  clientLoaderModule?: string
}

const MANIFEST = '__reactRouterManifest'

/** What React Router knows of pages a link or form of this one leads to; it fetches them when one goes there. */
const knownRoutes = (): Record<string, RouteFiles | undefined> =>
  (globalThis as { [MANIFEST]?: { routes: Record<string, RouteFiles> } })[MANIFEST]?.routes ?? {}

/** Fetches the scripts of a page that is likely next, so that going there waits for its data alone. */
export function fetchScriptsOf(path: string): void {
  const routes = knownRoutes()
  const page = Object.values(routes).find((route) => route?.path === path)
  const layout = routes[page?.parentId ?? '']
  for (const file of new Set([page, layout].flatMap((route) => (route ? filesOf(route) : [])))) {
    if (document.querySelector(`link[href="${file}"]`)) continue
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file })
    document.head.append(link)
  }
}

const filesOf = ({ module, imports = [], clientLoaderModule }: RouteFiles): string[] => [
  module,
  ...imports,
  ...(clientLoaderModule ? [clientLoaderModule] : []),
]

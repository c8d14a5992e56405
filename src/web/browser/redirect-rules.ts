import { askFor } from '../../browser/ask.ts'

/** The redirect rules of the newest build, from its metadata; without them an address stays what it is. */
export async function readRedirectRules(): Promise<ReadonlyMap<string, string>> {
  try {
    const { id } = await askFor<{ id: string }>('/builds/latest.json', { cache: 'no-store' })
    const { redirects } = await askFor<{ redirects: Record<string, string> }>(`/builds/meta/${id}.json`)
    return new Map(Object.entries(redirects))
  } catch {
    return new Map()
  }
}

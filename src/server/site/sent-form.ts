import type { Context } from 'hono'

/** What a form without scripts has sent, to be given back if it cannot be taken; its body can still be read. */
export async function sentForm({ req }: Context): Promise<{ fields?: URLSearchParams }> {
  const isForm = (req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  return req.method === 'POST' && isForm ? { fields: new URLSearchParams(await req.raw.clone().text()) } : {}
}

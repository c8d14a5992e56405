import { Hono } from 'hono'
import { askedPhoto } from '../../domain/fleet/car-picture.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import type { RequestContext } from '../api/request-context.ts'

/**
 * Photographs of cars, for everyone. The store also holds licences and passports: a name that no photograph can have
 * is never looked up there.
 */
export function pictures(files: FileStore): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  app.get('/:file', async (context, next) => {
    const key = askedPhoto(context.req.param('file'))
    const bytes = key && (await files.get(key))
    if (!bytes) return next()
    // A photograph cropped anew has a new name, so browsers may keep this one for ever.
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  app.all('*', (context) => context.body(null, 404))
  return app
}

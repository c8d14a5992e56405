import { z } from 'zod'

/**
 * What a browser tells of its own failure: the kind, the page and the places in our files, whose names tell the build. Never the message or the
 * address, which may hold what someone typed or a private link.
 */
export const browserErrorBody = z.strictObject({
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  status: z.int().min(100).max(599).optional(),
  page: z.string().regex(/^[a-z-]{1,40}$/),
  at: z.array(z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)).max(5),
})

export type BrowserError = z.infer<typeof browserErrorBody>

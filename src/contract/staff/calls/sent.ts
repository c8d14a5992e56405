import type { z } from 'zod'

/** A body as it is sent, before its schema has read it. */
export type In<Schema extends z.ZodType> = z.input<Schema>

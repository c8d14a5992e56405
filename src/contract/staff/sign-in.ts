import { z } from 'zod'

/** The browser sends what was typed; an empty code asks whether one is needed. */
export const signInForm = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(500),
  code: z.string().max(20).default(''),
})

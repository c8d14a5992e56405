import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const minutes = z.coerce.number().int().min(1)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  /** Proxies in front of this process that are trusted to say who the visitor is. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  REGISTRATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  HOLD_MINUTES: minutes.default(30),
  REQUEST_HOLD_MINUTES: minutes.default(24 * 60),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = z.infer<typeof schema>

/** Parsed once at the start. A wrong value stops the start with a sentence that names it. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  // `NAME=` in a file means the same as no line at all.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigurationError(`The configuration is wrong. ${sentences.join('; ')}. See .env.example.`)
  }
  if (parsed.data.DATABASE_URL && !parsed.data.SESSION_SECRET) {
    throw new ConfigurationError(
      'SESSION_SECRET is missing: with DATABASE_URL several processes may run, and they must share one secret of at least 32 characters.',
    )
  }
  return parsed.data
}

export class ConfigurationError extends Error {}

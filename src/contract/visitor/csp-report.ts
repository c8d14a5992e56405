import { z } from 'zod'

/** What a browser tells of something that a page of ours was not allowed to do; by its two spellings, old and new. */
const words = z.string().max(2_000)
const oldBody = z.object({
  'csp-report': z.object({
    'document-uri': words,
    'effective-directive': words.optional(),
    'violated-directive': words.optional(),
    'blocked-uri': words,
  }),
})
const newBody = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: words, effectiveDirective: words, blockedURL: words.nullish() }),
    }),
  )
  .min(1)
  .max(20)

export type CspReport = { page: string; directive: string; blocked: string }

export const cspReports = z.union([
  oldBody.transform(({ 'csp-report': said }) => [
    {
      page: said['document-uri'],
      directive: said['effective-directive'] ?? said['violated-directive'] ?? '',
      blocked: said['blocked-uri'],
    },
  ]),
  newBody.transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? '',
    })),
  ),
])

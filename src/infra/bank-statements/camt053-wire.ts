import { z } from 'zod'
import { parseDay } from '../../domain/calendar/wall-clock.ts'

/** What of ISO 20022's camt.053 is read; banks differ in how much of the rest they fill in. */

const text = z.string().trim()
const empty = z.literal('').transform(() => undefined)
/** An element without content is as good as none. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => z.union([empty, schema]).optional()

/** Positive, as all amounts there are, and within what is stored: twenty million. */
const amount = z.object({
  '#text': text.regex(/^(?:[01]?\d{1,7}|20000000)(?:\.\d{1,5})?$/),
  '@Ccy': text.regex(/^[A-Z]{3}$/),
})
const direction = z.enum(['CRDT', 'DBIT'])
/** A day of the calendar, with a time or a zone behind it or without. */
const date = text.refine(
  (said) => /^(?:19|20|21)\d\d-\d\d-\d\d(?![\d-])/.test(said) && parseDay(said.slice(0, 10)) !== undefined,
)
const day = z.object({ Dt: maybe(date), DtTm: maybe(date) })

/** Version 02 names a party at once, version 08 behind one more element. */
const party = z.object({ Nm: text.optional(), Pty: maybe(z.object({ Nm: text.optional() })) })
const account = z.object({
  Id: z.object({ IBAN: text.optional(), Othr: maybe(z.object({ Id: text.optional() })) }),
})

const details = z.object({
  Refs: maybe(z.object({ AcctSvcrRef: text.optional(), EndToEndId: text.optional() })),
  Amt: amount.optional(),
  CdtDbtInd: direction.optional(),
  AmtDtls: maybe(z.object({ TxAmt: maybe(z.object({ Amt: amount })) })),
  RltdPties: maybe(z.object({ Dbtr: maybe(party), DbtrAcct: maybe(account) })),
  RmtInf: maybe(
    z.object({
      Ustrd: z.array(text).optional(),
      Strd: z.array(maybe(z.object({ CdtrRefInf: maybe(z.object({ Ref: text.optional() })) }))).optional(),
    }),
  ),
})
export type Details = z.output<typeof details>

const entry = z.object({
  NtryRef: text.optional(),
  Amt: amount,
  CdtDbtInd: direction,
  RvslInd: z.enum(['true', 'false', '1', '0']).optional(),
  /** A text in version 02, a code in version 08. */
  Sts: z.union([text, z.object({ Cd: text })]),
  BookgDt: maybe(day),
  ValDt: maybe(day),
  AcctSvcrRef: text.optional(),
  NtryDtls: z.array(maybe(z.object({ TxDtls: z.array(details).optional() }))).optional(),
  AddtlNtryInf: text.optional(),
})
export type Entry = z.output<typeof entry>

const statement = z
  .object({
    CreDtTm: maybe(date),
    Acct: account,
    Ntry: z.array(entry).default([]),
  })
  .refine(({ CreDtTm, Ntry }) =>
    Ntry.every(({ BookgDt, ValDt }) =>
      [BookgDt?.Dt, BookgDt?.DtTm, ValDt?.Dt, ValDt?.DtTm, CreDtTm].some(Boolean),
    ),
  )
export type Statement = z.output<typeof statement>

export const document = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(statement).min(1) }) }),
})

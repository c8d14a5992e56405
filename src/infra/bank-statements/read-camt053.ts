import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  type BankStatement,
  MOST_STATEMENT_ENTRIES,
  MOST_STATEMENT_MEGABYTES,
} from '../../domain/booking/bank-entry.ts'
import { statementOf } from './camt053-entries.ts'
import { document } from './camt053-wire.ts'

type StatementFault = 'too_large' | 'too_many_entries' | 'not_a_statement'
export type ReadStatements = { ok: true; statements: BankStatement[] } | { ok: false; code: StatementFault }

const EDITION = /\sxmlns(?::\w+)?\s*=\s*["']urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:02|08)["']/

/** Everything that may stand more than once, so that one is read as many are. */
const many = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  // Letters told by their number, `&#213;`.
  htmlEntities: true,
  isArray: (name) => many.has(name),
})

/** A bank's statement by ISO 20022, camt.053.001.02 or .08. What is too much or refers to anything outside is not read. */
export function readCamt053(bytes: Uint8Array): ReadStatements {
  if (bytes.byteLength > MOST_STATEMENT_MEGABYTES * 1024 * 1024) return { ok: false, code: 'too_large' }
  const text = decode(bytes)
  // No bank declares entities; whoever does wants them read.
  if (text === undefined || text.includes('<!DOCTYPE') || text.includes('<!ENTITY') || !EDITION.test(text))
    return { ok: false, code: 'not_a_statement' }
  if (countOf(text, /<(?:\w+:)?(?:Ntry|TxDtls)[\s>]/g) > 2 * MOST_STATEMENT_ENTRIES)
    return { ok: false, code: 'too_many_entries' }
  const read = document.safeParse(parse(text))
  if (!read.success) return { ok: false, code: 'not_a_statement' }
  const statements = read.data.Document.BkToCstmrStmt.Stmt.map(statementOf)
  const entries = statements.reduce((count, statement) => count + statement.entries.length, 0)
  if (entries > MOST_STATEMENT_ENTRIES) return { ok: false, code: 'too_many_entries' }
  return { ok: true, statements }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return XMLValidator.validate(text) === true ? parser.parse(text) : undefined
  } catch {
    return undefined
  }
}

function countOf(text: string, what: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(what)) count += 1
  return count
}

import { migrationStatements } from './migration-statements.ts'

/** Tables that a company of some years has many rows of: whoever builds an index on one stops bookings meanwhile. */
const large = [
  'bookings',
  'booking_lines',
  'booking_services',
  'car_occupancies',
  'charges',
  'clients',
  'ledger_entries',
  'mails',
  'outbox',
  'audit_log',
  'papers',
]

type Rule = { why: string; pattern: RegExp }

/** What the release that still runs would stumble over, or wait for. */
const rules: Rule[] = [
  { why: 'the last release still reads it', pattern: /\bdrop\s+(?:table|column|view|type|schema)\b/ },
  {
    why: 'the last release still calls it by its old name',
    pattern: /\brename\s+(?:to|column|constraint|value)?/,
  },
  {
    why: 'the table is written anew while nobody may touch it',
    pattern: /\balter\s+column\b.*\b(?:set\s+data\s+)?type\b/,
  },
  { why: 'the last release leaves it empty', pattern: /\balter\s+column\b.*\bset\s+not\s+null\b/ },
  {
    why: 'the last release does not fill it',
    pattern: /\balter\s+table\b.*\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/,
  },
  {
    why: 'the table is written anew while nobody may touch it',
    pattern: /\badd\s+column\b.*\bdefault\s+(?:gen_random_uuid|random|clock_timestamp|nextval)\b/,
  },
  { why: 'nobody may touch the table meanwhile', pattern: /\b(?:lock\s+table|vacuum\s+full|cluster)\b/ },
  {
    why: 'nobody may write to the table until the index is built',
    pattern: new RegExp(
      `\\bcreate\\s+(?:unique\\s+)?index\\b.*\\bon\\s+(?:"?public"?\\.)?"?(?:${large.join('|')})"?[\\s(]`,
    ),
  },
]

export type Unsafe = { statement: string; why: string }

/** Statements of a migration that do harm while the last release still runs: expand first, contract a release later. */
export const unsafeStatements = (migration: string): Unsafe[] =>
  migrationStatements(migration).flatMap(({ statement }) => {
    const broken = rules.find(({ pattern }) => pattern.test(statement.toLowerCase()))
    return broken ? [{ statement, why: broken.why }] : []
  })

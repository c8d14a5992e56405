import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unsafeConstraints } from '../support/unsafe-constraints.ts'
import { unsafeStatements } from '../support/unsafe-statements.ts'

/** The last migration of the last release: what came before has run everywhere. Moved when a release is made. */
const LAST_RELEASED = '0030_licence_dates.sql'

const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'))

describe('while the last release still runs', () => {
  it.each(migrations.filter((name) => name > LAST_RELEASED))('%s takes nothing away from it', (name) => {
    expect(unsafeStatements(readFileSync(`migrations/${name}`, 'utf8'))).toEqual([])
  })

  it.each(migrations.filter((name) => name > LAST_RELEASED))('%s refuses nothing that it writes', (name) => {
    expect(unsafeConstraints(readFileSync(`migrations/${name}`, 'utf8'))).toEqual([])
  })

  it.each([
    'ALTER TABLE "company" ADD CONSTRAINT "company_hours" CHECK ("company"."change_hours" >= 48);',
    'ALTER TABLE "bookings" ADD COLUMN "place" text;--> statement-breakpoint\nALTER TABLE "bookings" ADD CONSTRAINT "b" CHECK ("place" is not null or "bookings"."notes" is null);',
    'ALTER TABLE "clients" ADD CONSTRAINT "clients_email" UNIQUE("email");',
    'ALTER TABLE "mails" ADD CONSTRAINT "m" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id");',
  ])('a constraint is refused: %s', (statement) => {
    expect(unsafeConstraints(statement)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "places" ("id" integer);--> statement-breakpoint\nALTER TABLE "places" ADD CONSTRAINT "p" CHECK ("id" > 0);',
    'ALTER TABLE "bookings" ADD COLUMN "place" text;--> statement-breakpoint\nALTER TABLE "bookings" ADD CONSTRAINT "b" FOREIGN KEY ("place") REFERENCES "public"."places"("id");',
    '-- safe: wider than the one before\nALTER TABLE "company" ADD CONSTRAINT "company_hours" CHECK ("change_hours" >= 0);',
    'ALTER TABLE "company" DROP CONSTRAINT "company_hours";',
  ])('a constraint is taken: %s', (migration) => {
    expect(unsafeConstraints(migration)).toEqual([])
  })

  it('what was released is still there', () => {
    expect(migrations).toContain(LAST_RELEASED)
  })

  it.each([
    'DROP TABLE "mails";',
    'ALTER TABLE "bookings" DROP COLUMN "notes";',
    'ALTER TABLE "bookings" RENAME COLUMN "notes" TO "remarks";',
    'ALTER TABLE "clients" RENAME TO "customers";',
    'ALTER TYPE "public"."ledger_kind" RENAME TO "ledger_kind_before";',
    'ALTER TABLE "bookings" ALTER COLUMN "total" SET DATA TYPE bigint;',
    'ALTER TABLE "ledger_entries" ALTER COLUMN "kind" TYPE "public"."ledger_kind" USING "kind"::text;',
    'ALTER TABLE "bookings" ALTER COLUMN "notes" SET NOT NULL;',
    'ALTER TABLE "bookings" ADD COLUMN "place" text NOT NULL;',
    'ALTER TABLE "bookings" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'CREATE INDEX "bookings_place" ON "bookings" USING btree ("place");',
    'CREATE UNIQUE INDEX "x" ON "public"."mails" ("kind");',
    'LOCK TABLE bookings;',
  ])('is refused: %s', (statement) => {
    expect(unsafeStatements(statement)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "places" ("id" integer NOT NULL);--> statement-breakpoint\nCREATE INDEX "p" ON "places" ("id");',
    'ALTER TABLE "bookings" ADD COLUMN "place" text;',
    'ALTER TABLE "bookings" ADD COLUMN "online_changes" smallint DEFAULT 0 NOT NULL;',
    'ALTER TABLE "company" ALTER COLUMN "whatsapp" DROP NOT NULL;',
    "UPDATE bookings SET notes = 'rename to; drop table';",
    'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DROP TABLE x; END $$ LANGUAGE plpgsql;',
    '-- safe: 0.2 reads it no more\nALTER TABLE "bookings" DROP COLUMN "notes";',
    'CREATE INDEX "locations_name" ON "locations" ("name");',
  ])('is taken: %s', (migration) => {
    expect(unsafeStatements(migration)).toEqual([])
  })
})

ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign";--> statement-breakpoint
DROP TRIGGER ledger_entries_stand ON "ledger_entries";--> statement-breakpoint
-- A type of its own and not one more value: a value cannot be used in the transaction that adds it.
ALTER TYPE "public"."ledger_kind" RENAME TO "ledger_kind_before";--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'refund', 'void', 'kept');--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind" TYPE "public"."ledger_kind" USING "kind"::text::"public"."ledger_kind";--> statement-breakpoint
DROP TYPE "public"."ledger_kind_before";--> statement-breakpoint
-- Until now the same was written as a refund of the deposit and a payment of the rent, in one moment.
UPDATE "ledger_entries" AS one SET "kind" = 'kept'
  FROM "ledger_entries" AS other
  WHERE one."booking_id" = other."booking_id" AND one."created_at" = other."created_at"
    AND one."account" <> other."account" AND one."amount" + other."amount" = 0
    AND one."payment_id" IS NULL AND other."payment_id" IS NULL
    AND one."refund_id" IS NULL AND other."refund_id" IS NULL
    AND (one."account" = 'rent') = (one."amount" > 0);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign" CHECK ((case "ledger_entries"."kind" when 'kept' then "ledger_entries"."account" = 'rent' else "ledger_entries"."kind" = 'payment' end) = ("ledger_entries"."amount" > 0) and "ledger_entries"."amount" <> 0);--> statement-breakpoint
CREATE TRIGGER ledger_entries_stand BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION old_papers_go();

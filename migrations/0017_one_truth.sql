CREATE TYPE "public"."charge_reason" AS ENUM('registered', 'changed', 'late-return', 'cancelled', 'car-lost', 'car-found', 'deposit-asked', 'deposit-over');--> statement-breakpoint
CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"account" "ledger_account" NOT NULL,
	"reason" charge_reason NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_reference";--> statement-breakpoint
DROP INDEX "bookings_attention";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "attentions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lost_car_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "said" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "vat" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "credits_id" integer;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_booking" ON "charges" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_credits" FOREIGN KEY ("credits_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bookings_attention" ON "bookings" USING btree ("id") WHERE cardinality("bookings"."attentions") > 0;--> statement-breakpoint
UPDATE "bookings" SET "attentions" = array["attention"],
  "lost_car_at" = CASE WHEN "attention" = 'paid-without-car' AND "cancelled_at" IS NULL THEN "updated_at" END
  WHERE "attention" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "attention";--> statement-breakpoint
-- What every booking costs as it stands becomes its first entry.
INSERT INTO "charges" ("booking_id", "account", "reason", "amount", "created_at")
  SELECT "id", 'rent', 'registered', "cost", "created_at" FROM (
    SELECT "id", "created_at", CASE WHEN "cancelled_at" IS NOT NULL THEN coalesce("cancel_fee", 0)
      WHEN "lost_car_at" IS NOT NULL THEN 0 ELSE "price" END AS "cost" FROM "bookings") AS "costs"
  WHERE "cost" > 0 ORDER BY "id";--> statement-breakpoint
INSERT INTO "charges" ("booking_id", "account", "reason", "amount", "created_at")
  SELECT "id", 'deposit', 'deposit-asked', "asked", "created_at" FROM (
    SELECT "id", "created_at", CASE WHEN "payment_with_deposit" THEN "deposit" ELSE least("deposit",
      (SELECT coalesce(sum("amount"), 0) FROM "ledger_entries" WHERE "booking_id" = "bookings"."id" AND "account" = 'deposit')) END AS "asked"
    FROM "bookings" WHERE "cancelled_at" IS NULL AND "actual_return_date" IS NULL AND "lost_car_at" IS NULL) AS "deposits"
  WHERE "asked" > 0 ORDER BY "id";--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER charges_stand BEFORE UPDATE OR DELETE ON "charges"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Invoices told what they bill in their terms; a credit note took back what a cancelled booking no longer cost.
DROP TRIGGER papers_stand ON "papers";--> statement-breakpoint
UPDATE "papers" SET "vat_rate" = "bookings"."vat_rate",
    "amount" = CASE WHEN "terms" ~ '^[0-9]+ ' THEN split_part("terms", ' ', 1)::int ELSE "bookings"."price" END
  FROM "bookings" WHERE "bookings"."id" = "papers"."booking_id" AND "papers"."kind" = 'invoice';--> statement-breakpoint
UPDATE "papers" SET "credits_id" = "invoice"."id", "vat_rate" = "invoice"."vat_rate",
    "amount" = "bookings"."price" - coalesce("bookings"."cancel_fee", 0)
  FROM "bookings", "papers" AS "invoice"
  WHERE "bookings"."id" = "papers"."booking_id" AND "papers"."kind" = 'credit-note' AND "invoice"."id" =
    (SELECT max("id") FROM "papers" AS "one" WHERE "one"."booking_id" = "papers"."booking_id" AND "one"."kind" = 'invoice');--> statement-breakpoint
UPDATE "papers" SET "vat" = floor((2 * "amount"::bigint * "vat_rate" + 10000 + "vat_rate") / (2 * (10000 + "vat_rate"))::numeric)
  WHERE "amount" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_money" CHECK (("papers"."kind" in ('invoice', 'credit-note')) = ("papers"."amount" is not null) and ("papers"."kind" = 'credit-note') = ("papers"."credits_id" is not null));--> statement-breakpoint
CREATE TRIGGER papers_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "number", "pdf", "sha256", "terms", "amount", "vat", "vat_rate", "credits_id", "created_at" ON "papers"
  FOR EACH ROW EXECUTE FUNCTION old_papers_go();--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_key" UNIQUE("booking_id","key");

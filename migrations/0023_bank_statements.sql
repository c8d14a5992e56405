CREATE TYPE "public"."bank_entry_reason" AS ENUM('debit', 'reversal', 'other-currency', 'no-reference', 'unknown-reference', 'nothing-due', 'other-amount');--> statement-breakpoint
CREATE TYPE "public"."bank_entry_state" AS ENUM('entered', 'open', 'assigned', 'dismissed');--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"iban" text NOT NULL,
	"key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"is_reversal" boolean NOT NULL,
	"reference" text NOT NULL,
	"told" text,
	"state" "bank_entry_state" NOT NULL,
	"reason" "bank_entry_reason",
	"booking_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bank_entries_key" UNIQUE("iban","key"),
	CONSTRAINT "bank_entries_settled" CHECK (("bank_entries"."state" in ('entered', 'assigned')) = ("bank_entries"."booking_id" is not null) and ("bank_entries"."state" = 'open') = ("bank_entries"."settled_at" is null) and ("bank_entries"."state" = 'entered') = ("bank_entries"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "bill" text;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entries_booking" ON "bank_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bank_entries_open" ON "bank_entries" USING btree ("booked_on") WHERE "bank_entries"."state" = 'open';--> statement-breakpoint
-- What an e-invoice is written from stands and goes with its paper.
CREATE OR REPLACE FUNCTION purge_papers("at" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('autorent.purge_papers_at', "at"::text, true);
  UPDATE "papers" p SET "pdf" = ''::bytea, "bill" = NULL FROM "bookings" b
    WHERE b."id" = p."booking_id" AND p."pdf" <> ''::bytea
      AND year_of("at") - year_of(greatest(p."created_at", b."return_date")) > paper_years(p."kind");
  UPDATE "ledger_entries" e SET "note" = '' FROM "bookings" b
    WHERE b."id" = e."booking_id" AND e."note" <> ''
      AND year_of("at") - year_of(greatest(e."created_at", b."return_date")) > 7;
  PERFORM set_config('autorent.purge_papers_at', '', true);
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION old_papers_go() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "at" timestamptz := nullif(current_setting('autorent.purge_papers_at', true), '')::timestamptz;
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'papers' AND current_setting('autorent.resealing', true) = 'on' THEN
    -- Sealed anew under another key it stays the same paper: the hash of what is in it is not touched.
    IF to_jsonb(NEW) - 'pdf' - 'terms' - 'bill' = to_jsonb(OLD) - 'pdf' - 'terms' - 'bill'
      AND (to_jsonb(NEW) ->> 'bill' IS NULL) = (to_jsonb(OLD) ->> 'bill' IS NULL) THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND "at" IS NOT NULL THEN
    IF TG_TABLE_NAME = 'papers' THEN
      IF NEW."pdf" = ''::bytea AND NEW."bill" IS NULL
        AND to_jsonb(NEW) - 'pdf' - 'bill' = to_jsonb(OLD) - 'pdf' - 'bill'
        AND year_of("at") - year_of(OLD."created_at") > paper_years(OLD."kind") THEN
        RETURN NEW;
      END IF;
    ELSIF NEW."note" = '' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note'
      AND year_of("at") - year_of(OLD."created_at") > 7 THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER papers_stand ON "papers";--> statement-breakpoint
CREATE TRIGGER papers_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "number", "pdf", "sha256", "terms", "amount", "vat", "vat_rate", "bill", "credits_id", "extra_charge_id", "entry_id", "created_at" ON "papers"
  FOR EACH ROW EXECUTE FUNCTION old_papers_go();

CREATE TYPE "public"."locker_event" AS ENUM('granted', 'revoked', 'opened', 'refused', 'failed', 'reported', 'key-taken', 'key-returned');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('rent', 'deposit');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'refund', 'void');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('STARTED', 'PENDING', 'PAID', 'ABANDONED', 'VOIDED');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('STARTED', 'PENDING', 'PROCESSING', 'SUCCESSFUL', 'REJECTED', 'CANCELED');--> statement-breakpoint
CREATE TYPE "public"."paper_kind" AS ENUM('contract', 'signed-contract', 'invoice', 'credit-note');--> statement-breakpoint
CREATE TYPE "public"."signature_method" AS ENUM('drawn', 'smart-id', 'mobile-id');--> statement-breakpoint
CREATE TYPE "public"."signature_status" AS ENUM('RUNNING', 'SIGNED', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."upload_kind" AS ENUM('licence-front', 'licence-back', 'identity', 'other');--> statement-breakpoint
CREATE TYPE "public"."upload_status" AS ENUM('WAITING', 'APPROVED', 'REFUSED');--> statement-breakpoint
CREATE TABLE "locker_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locker_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"event" "locker_event" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"booking_id" integer,
	"recipient" text NOT NULL,
	"language" "language" NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"account" "ledger_account" NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"amount" integer NOT NULL,
	"method" "payment_method" NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_payment" UNIQUE("payment_id","account","kind"),
	CONSTRAINT "ledger_entries_refund" UNIQUE("refund_id"),
	CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."kind" = 'payment') = ("ledger_entries"."amount" > 0) and "ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"reference" text NOT NULL,
	"order_id" text,
	"method" "payment_method" NOT NULL,
	"rent_amount" integer NOT NULL,
	"deposit_amount" integer NOT NULL,
	"status" "payment_status" DEFAULT 'STARTED' NOT NULL,
	"payment_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_reference" UNIQUE("reference"),
	CONSTRAINT "payments_order" UNIQUE("order_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."rent_amount" >= 0 and "payments"."deposit_amount" >= 0 and "payments"."rent_amount" + "payments"."deposit_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" integer NOT NULL,
	"key" uuid NOT NULL,
	"refund_id" text,
	"status" "refund_status" DEFAULT 'STARTED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_refund" UNIQUE("refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" "paper_kind" NOT NULL,
	"number" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "papers_number" UNIQUE("kind","number")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"method" "signature_method" NOT NULL,
	"status" "signature_status" NOT NULL,
	"signer_name" text NOT NULL,
	"signer_id_code" text,
	"signer_phone" text,
	"session_id" text,
	"verification_code" text,
	"digest" text NOT NULL,
	"signature" text,
	"certificate" text,
	"image" "bytea",
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "signatures_signed" CHECK (("signatures"."status" = 'SIGNED') = ("signatures"."signed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"driver" smallint NOT NULL,
	"kind" "upload_kind" NOT NULL,
	"file_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"status" "upload_status" DEFAULT 'WAITING' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "uploads_file" UNIQUE("file_key"),
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" > 0),
	CONSTRAINT "uploads_driver" CHECK ("uploads"."driver" >= 0)
);
--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" DROP CONSTRAINT "smart_locker_reservations_start";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_fee" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rent_odometer" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rent_fuel" smallint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "return_odometer" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "return_fuel" smallint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "attention" text;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "end" timestamp with time zone;--> statement-breakpoint
-- A reservation used to name only the pick-up; it lasts from half an hour before to an hour after it.
UPDATE "smart_locker_reservations" SET "end" = "start" + interval '60 minutes', "start" = "start" - interval '30 minutes';--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ALTER COLUMN "end" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "slot" smallint;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "key_taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "key_returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "locker_events" ADD CONSTRAINT "locker_events_reservation_id_smart_locker_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."smart_locker_reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "locker_events_reservation" ON "locker_events" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("id") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_booking" ON "mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_booking" ON "ledger_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('STARTED', 'PENDING');--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('STARTED', 'PENDING', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "papers_booking" ON "papers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "signatures_booking" ON "signatures" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "uploads_booking" ON "uploads" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("created_at") WHERE "uploads"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "bookings_attention" ON "bookings" USING btree ("id") WHERE "bookings"."attention" is not null;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_slot" UNIQUE("smart_locker_id","slot");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_odometer" CHECK ("bookings"."rent_odometer" >= 0 and "bookings"."return_odometer" >= 0 and "bookings"."cancel_fee" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_fuel" CHECK ("bookings"."rent_fuel" between 0 and 8 and "bookings"."return_fuel" between 0 and 8);--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_order" CHECK ("smart_locker_reservations"."start" < "smart_locker_reservations"."end");--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_slots" CHECK ("smart_locker_reservations"."slot" between 1 and 200);--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_no_overlap"
  EXCLUDE USING gist ("smart_locker_id" WITH =, tstzrange("start", "end") WITH &&);--> statement-breakpoint
UPDATE "bookings" SET "cancel_fee" = 0 WHERE "cancelled_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_entries" ("booking_id", "account", "kind", "amount", "method", "created_at")
  SELECT "id", 'rent', 'payment', "price", coalesce("payment_method", 'CASH'), "created_at"
  FROM "bookings" WHERE "is_paid" AND "price" > 0;--> statement-breakpoint
-- What was written about money and what was issued is never changed: only a paper may be declared void.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_stand BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER papers_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "number", "pdf", "sha256", "terms", "created_at" ON "papers"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Letters go out when something happened, not when their minute comes.
CREATE FUNCTION outbox_rings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER outbox_rings AFTER INSERT ON "outbox" FOR EACH STATEMENT EXECUTE FUNCTION outbox_rings();

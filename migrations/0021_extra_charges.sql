CREATE TYPE "public"."extra_charge_kind" AS ENUM('fuel', 'cleaning', 'damage', 'parking', 'fine', 'toll', 'handling');--> statement-breakpoint
CREATE TYPE "public"."extra_charge_status" AS ENUM('PROPOSED', 'CHARGED', 'WITHDRAWN');--> statement-breakpoint
ALTER TYPE "public"."charge_reason" ADD VALUE 'extra';--> statement-breakpoint
CREATE TABLE "extra_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" "extra_charge_kind" NOT NULL,
	"status" "extra_charge_status" DEFAULT 'PROPOSED' NOT NULL,
	"amount" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"reason" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"file_key" text,
	"content_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"charged_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdraw_reason" text,
	CONSTRAINT "extra_charges_file" UNIQUE("file_key"),
	CONSTRAINT "extra_charges_amount" CHECK ("extra_charges"."amount" > 0),
	CONSTRAINT "extra_charges_reason" CHECK ("extra_charges"."reason" <> ''),
	CONSTRAINT "extra_charges_file_type" CHECK (("extra_charges"."file_key" is null) = ("extra_charges"."content_type" is null)),
	CONSTRAINT "extra_charges_status" CHECK (("extra_charges"."status" <> 'PROPOSED' or "extra_charges"."charged_at" is null) and ("extra_charges"."status" <> 'CHARGED' or "extra_charges"."charged_at" is not null) and ("extra_charges"."status" = 'WITHDRAWN') = ("extra_charges"."withdrawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "extra_charge_id" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "fuel_eighth_price" integer DEFAULT 1200 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "refuel_fee" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "cleaning_price" integer DEFAULT 3000 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "claim_fee" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_charges" ADD CONSTRAINT "extra_charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_charges_booking" ON "extra_charges" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_extra_charge_id_extra_charges_id_fk" FOREIGN KEY ("extra_charge_id") REFERENCES "public"."extra_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_charges" CHECK ("company"."fuel_eighth_price" >= 0 and "company"."refuel_fee" >= 0 and "company"."cleaning_price" >= 0 and "company"."claim_fee" >= 0);--> statement-breakpoint
-- What was asked for is withdrawn and never rewritten; a paper keeps what it is about.
CREATE TRIGGER extra_charges_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "amount", "vat_rate", "created_at" ON "extra_charges"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER papers_stand ON "papers";--> statement-breakpoint
CREATE TRIGGER papers_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "number", "pdf", "sha256", "terms", "amount", "vat", "vat_rate", "credits_id", "extra_charge_id", "entry_id", "created_at" ON "papers"
  FOR EACH ROW EXECUTE FUNCTION old_papers_go();

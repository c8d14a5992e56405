CREATE TYPE "public"."exchange_reason" AS ENUM('breakdown', 'accident', 'wish');--> statement-breakpoint
ALTER TYPE "public"."paper_kind" ADD VALUE 'annex' BEFORE 'invoice';--> statement-breakpoint
ALTER TYPE "public"."signature_method" ADD VALUE 'paper';--> statement-breakpoint
CREATE TABLE "car_exchanges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" "exchange_reason" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"location_id" integer NOT NULL,
	"old_car_id" integer NOT NULL,
	"new_car_id" integer NOT NULL,
	"out_odometer" integer,
	"out_fuel" smallint,
	"out_charge" smallint,
	"old_odometer" integer NOT NULL,
	"old_fuel" smallint,
	"old_charge" smallint,
	"new_odometer" integer NOT NULL,
	"new_fuel" smallint,
	"new_charge" smallint,
	"is_price_kept" boolean NOT NULL,
	"by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_exchanges_other_car" CHECK ("car_exchanges"."old_car_id" <> "car_exchanges"."new_car_id"),
	CONSTRAINT "car_exchanges_kilometres" CHECK ("car_exchanges"."out_odometer" >= 0 and "car_exchanges"."old_odometer" >= 0 and "car_exchanges"."new_odometer" >= 0)
);
--> statement-breakpoint
ALTER TABLE "car_occupancies" DROP CONSTRAINT "car_occupancies_one_reason";--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_money";--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "exchange_id" integer;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "exchange_id" integer;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "witness_id" integer;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_old_car_id_cars_id_fk" FOREIGN KEY ("old_car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_new_car_id_cars_id_fk" FOREIGN KEY ("new_car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_by_id_admins_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_exchanges_booking" ON "car_exchanges" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "car_exchanges_old_car" ON "car_exchanges" USING btree ("old_car_id");--> statement-breakpoint
CREATE INDEX "car_exchanges_new_car" ON "car_exchanges" USING btree ("new_car_id");--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_exchange_id_car_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."car_exchanges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_exchange_id_car_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."car_exchanges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_witness_id_admins_id_fk" FOREIGN KEY ("witness_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_exchange" UNIQUE("exchange_id");--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_one_reason" CHECK (num_nonnulls("car_occupancies"."booking_id", "car_occupancies"."block_id", "car_occupancies"."trip_id", "car_occupancies"."offer_id", "car_occupancies"."exchange_id") = 1);--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "papers" ADD CONSTRAINT "papers_money" CHECK (("papers"."kind"::text in ('contract', 'signed-contract', 'annex', 'act')) = ("papers"."amount" is null) and ("papers"."kind" = 'credit-note') = ("papers"."credits_id" is not null) and ("papers"."kind"::text = 'receipt') = ("papers"."entry_id" is not null));
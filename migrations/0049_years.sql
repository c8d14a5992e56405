CREATE TABLE "past_occupancies" (
	"id" integer PRIMARY KEY NOT NULL,
	"car_id" integer NOT NULL,
	"occupied" "tstzrange" NOT NULL,
	"starts_at" timestamp with time zone GENERATED ALWAYS AS (lower(occupied)) STORED,
	"ends_at" timestamp with time zone GENERATED ALWAYS AS (upper(occupied)) STORED,
	"booking_id" integer,
	"block_id" integer,
	"trip_id" integer,
	"exchange_id" integer,
	"start_location_id" integer,
	"end_location_id" integer,
	CONSTRAINT "past_occupancies_booking" UNIQUE("booking_id"),
	CONSTRAINT "past_occupancies_block" UNIQUE("block_id"),
	CONSTRAINT "past_occupancies_trip" UNIQUE("trip_id"),
	CONSTRAINT "past_occupancies_exchange" UNIQUE("exchange_id"),
	CONSTRAINT "past_occupancies_one_reason" CHECK (num_nonnulls("past_occupancies"."booking_id", "past_occupancies"."block_id", "past_occupancies"."trip_id", "past_occupancies"."exchange_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "owed_bookings" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"rent_due" integer NOT NULL,
	"deposit_due" integer NOT NULL,
	"rent_back" integer NOT NULL,
	"deposit_back" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_block_id_car_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."car_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_trip_id_car_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."car_trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_exchange_id_car_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."car_exchanges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_start_location_id_locations_id_fk" FOREIGN KEY ("start_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_occupancies" ADD CONSTRAINT "past_occupancies_end_location_id_locations_id_fk" FOREIGN KEY ("end_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_bookings" ADD CONSTRAINT "owed_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_occupancies_car" ON "past_occupancies" USING btree ("car_id","ends_at");--> statement-breakpoint
CREATE INDEX "past_occupancies_ends" ON "past_occupancies" USING btree ("ends_at","starts_at");--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "bookings_returned" ON "bookings" USING btree ("actual_return_date") WHERE "bookings"."actual_return_date" is not null;--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "bookings_cancelled" ON "bookings" USING btree ("cancelled_at") WHERE "bookings"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "questionnaires_unseen" ON "questionnaires" USING btree ("id") WHERE not "questionnaires"."has_seen";--> statement-breakpoint
CREATE INDEX "smart_locker_reservations_end" ON "smart_locker_reservations" USING btree ("end");--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "mails_stopped" ON "mails" USING btree ("id") WHERE "mails"."stopped_at" is not null;--> statement-breakpoint
CREATE INDEX "extra_charges_proposed" ON "extra_charges" USING btree ("booking_id") WHERE "extra_charges"."status" = 'PROPOSED';--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "ledger_entries_noted" ON "ledger_entries" USING btree ("created_at") WHERE "ledger_entries"."note" <> '';--> statement-breakpoint
CREATE INDEX "refunds_rejected" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'REJECTED';--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "papers_billed" ON "papers" USING btree ("created_at") WHERE "papers"."kind" in ('invoice', 'credit-note');--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "papers_with_file" ON "papers" USING btree ("kind","created_at") WHERE "papers"."pdf" <> ''::bytea;
CREATE TABLE "car_trips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"start_location_id" integer NOT NULL,
	"end_location_id" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"driver" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_trips_order" CHECK ("car_trips"."start" < "car_trips"."end"),
	CONSTRAINT "car_trips_places" CHECK ("car_trips"."start_location_id" <> "car_trips"."end_location_id")
);
--> statement-breakpoint
CREATE TABLE "location_trips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_location_id" integer NOT NULL,
	"second_location_id" integer NOT NULL,
	"hours" numeric(4, 1) NOT NULL,
	"cost" integer NOT NULL,
	"is_never" boolean DEFAULT false NOT NULL,
	CONSTRAINT "location_trips_cost" CHECK ("location_trips"."cost" >= 0),
	CONSTRAINT "location_trips_places" CHECK ("location_trips"."first_location_id" <> "location_trips"."second_location_id"),
	CONSTRAINT "location_trips_hours" CHECK ("location_trips"."hours" between 0 and 72)
);
--> statement-breakpoint
ALTER TABLE "car_occupancies" DROP CONSTRAINT "car_occupancies_one_reason";--> statement-breakpoint
ALTER TABLE "car_occupancies" DROP CONSTRAINT "car_occupancies_hold";--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "trip_id" integer;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "start_location_id" integer;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "end_location_id" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "home_location_id" integer;--> statement-breakpoint
ALTER TABLE "car_trips" ADD CONSTRAINT "car_trips_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_trips" ADD CONSTRAINT "car_trips_start_location_id_locations_id_fk" FOREIGN KEY ("start_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_trips" ADD CONSTRAINT "car_trips_end_location_id_locations_id_fk" FOREIGN KEY ("end_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_trips" ADD CONSTRAINT "location_trips_first_location_id_locations_id_fk" FOREIGN KEY ("first_location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_trips" ADD CONSTRAINT "location_trips_second_location_id_locations_id_fk" FOREIGN KEY ("second_location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_trips_car" ON "car_trips" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "car_trips_due" ON "car_trips" USING btree ("start") WHERE "car_trips"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "location_trips_pair" ON "location_trips" USING btree (least("first_location_id", "second_location_id"),greatest("first_location_id", "second_location_id"));--> statement-breakpoint
CREATE INDEX "location_trips_second" ON "location_trips" USING btree ("second_location_id");--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_trip_id_car_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."car_trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_start_location_id_locations_id_fk" FOREIGN KEY ("start_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_end_location_id_locations_id_fk" FOREIGN KEY ("end_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_home_location_id_locations_id_fk" FOREIGN KEY ("home_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: one row for each rental, written in a second or two; what waits meanwhile is tried again
CREATE INDEX "car_occupancies_places" ON "car_occupancies" USING btree ("car_id","starts_at","ends_at","start_location_id","end_location_id") WHERE "car_occupancies"."end_location_id" is not null and "car_occupancies"."hold_expires_at" is null;--> statement-breakpoint
-- safe: holds are few
CREATE INDEX "car_occupancies_holds" ON "car_occupancies" USING btree ("hold_expires_at") WHERE "car_occupancies"."hold_expires_at" is not null;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_trip" UNIQUE("trip_id");--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_both_places" CHECK (num_nulls("car_occupancies"."start_location_id", "car_occupancies"."end_location_id") in (0, 2));--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_one_reason" CHECK (num_nonnulls("car_occupancies"."booking_id", "car_occupancies"."block_id", "car_occupancies"."trip_id") = 1);--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_hold" CHECK ("car_occupancies"."hold_expires_at" is null or "car_occupancies"."booking_id" is not null);
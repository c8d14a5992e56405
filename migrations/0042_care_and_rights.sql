CREATE TYPE "public"."booking_channel" AS ENUM('website', 'phone', 'offer');--> statement-breakpoint
CREATE TYPE "public"."ready_state" AS ENUM('to_clean', 'cleaning', 'ready');--> statement-breakpoint
ALTER TYPE "public"."staff_role" ADD VALUE 'accountant';--> statement-breakpoint
ALTER TYPE "public"."staff_role" ADD VALUE 'mechanic';--> statement-breakpoint
CREATE TABLE "car_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"label" text NOT NULL,
	"location_id" integer,
	"spot" text,
	"holder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_keys_label" UNIQUE("car_id","label"),
	CONSTRAINT "car_keys_spot" UNIQUE("location_id","spot")
);
--> statement-breakpoint
CREATE TABLE "car_readiness" (
	"car_id" integer PRIMARY KEY NOT NULL,
	"state" "ready_state" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"by_id" integer,
	"booking_id" integer
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "channel" "booking_channel" DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_duties" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "reverses_id" integer;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "place_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "refund_limit" integer;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "write_off_limit" integer;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "sees_revenue" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "exports_clients" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "language" "language" DEFAULT 'et' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_keys" ADD CONSTRAINT "car_keys_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_keys" ADD CONSTRAINT "car_keys_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_readiness" ADD CONSTRAINT "car_readiness_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_readiness" ADD CONSTRAINT "car_readiness_by_id_admins_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_readiness" ADD CONSTRAINT "car_readiness_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_ledger_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses" UNIQUE("reverses_id");--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_limits" CHECK ("admins"."refund_limit" >= 0 and "admins"."write_off_limit" >= 0);
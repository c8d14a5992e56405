CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"language" "language" NOT NULL,
	"client_id" integer,
	"car_id" integer NOT NULL,
	"rent_date" timestamp with time zone NOT NULL,
	"return_date" timestamp with time zone NOT NULL,
	"rent_location_id" integer NOT NULL,
	"return_location_id" integer NOT NULL,
	"services" jsonb NOT NULL,
	"coupon_codes" text[] DEFAULT '{}' NOT NULL,
	"quote" jsonb NOT NULL,
	"price" integer NOT NULL,
	"hand_price" jsonb,
	"message" text DEFAULT '' NOT NULL,
	"holds_car" boolean NOT NULL,
	"is_brought" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"link_seed" text NOT NULL,
	"link_hash" text NOT NULL,
	"made_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_link_hash" UNIQUE("link_hash"),
	CONSTRAINT "offers_order" CHECK ("offers"."rent_date" < "offers"."return_date"),
	CONSTRAINT "offers_reachable" CHECK (num_nonnulls("offers"."email", "offers"."phone") > 0),
	CONSTRAINT "offers_price" CHECK ("offers"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "car_occupancies" DROP CONSTRAINT "car_occupancies_one_reason";--> statement-breakpoint
ALTER TABLE "car_occupancies" DROP CONSTRAINT "car_occupancies_hold";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hand_price" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "priced_group_id" integer;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "discount_limit" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_rent_location_id_locations_id_fk" FOREIGN KEY ("rent_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_return_location_id_locations_id_fk" FOREIGN KEY ("return_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_made_by_admins_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_expires" ON "offers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_priced_group_id_groups_id_fk" FOREIGN KEY ("priced_group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_offer" UNIQUE("offer_id");--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_offer" UNIQUE("offer_id");--> statement-breakpoint
-- safe: the last release makes no offers.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_offer_ends" CHECK ("car_occupancies"."offer_id" is null or "car_occupancies"."hold_expires_at" is not null);--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_one_reason" CHECK (num_nonnulls("car_occupancies"."booking_id", "car_occupancies"."block_id", "car_occupancies"."trip_id", "car_occupancies"."offer_id") = 1);--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_hold" CHECK ("car_occupancies"."hold_expires_at" is null or num_nonnulls("car_occupancies"."booking_id", "car_occupancies"."offer_id") = 1);--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_discount_limit" CHECK ("company"."discount_limit" between 0 and 10000);
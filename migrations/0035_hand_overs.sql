CREATE TYPE "public"."body_type" AS ENUM('hatchback', 'saloon', 'estate', 'suv', 'van');--> statement-breakpoint
CREATE TYPE "public"."hand_over_way" AS ENUM('out', 'back');--> statement-breakpoint
ALTER TYPE "public"."extra_charge_kind" ADD VALUE 'kilometres';--> statement-breakpoint
ALTER TYPE "public"."paper_kind" ADD VALUE 'act';--> statement-breakpoint
CREATE TABLE "hand_over_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_over_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"act_key" uuid NOT NULL,
	"spot" text NOT NULL,
	"file_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hand_over_photos_file" UNIQUE("file_key"),
	CONSTRAINT "hand_over_photos_spot" UNIQUE("act_key","spot"),
	CONSTRAINT "hand_over_photos_size" CHECK ("hand_over_photos"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_overs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"way" "hand_over_way" NOT NULL,
	"key" uuid,
	"request_hash" text,
	"at" timestamp with time zone NOT NULL,
	"odometer" integer NOT NULL,
	"fuel" smallint,
	"charge" smallint,
	"mileage_before" integer NOT NULL,
	"damage" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accessories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keys" smallint,
	"note" text DEFAULT '' NOT NULL,
	"deposit" jsonb,
	"exception" jsonb,
	"is_signed" boolean DEFAULT false NOT NULL,
	"paper_id" integer,
	"by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undo_reason" text,
	CONSTRAINT "hand_overs_key" UNIQUE("key"),
	CONSTRAINT "hand_overs_kilometres" CHECK ("hand_overs"."odometer" >= 0 and "hand_overs"."mileage_before" >= 0),
	CONSTRAINT "hand_overs_fuel" CHECK ("hand_overs"."fuel" between 0 and 8),
	CONSTRAINT "hand_overs_charge" CHECK ("hand_overs"."charge" between 0 and 100),
	CONSTRAINT "hand_overs_undone" CHECK (("hand_overs"."undone_at" is null) = ("hand_overs"."undo_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "licence_checks" (
	"booking_id" integer NOT NULL,
	"driver" smallint NOT NULL,
	"number" text NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"categories" text[] NOT NULL,
	"seen_by_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_checks_booking_id_driver_pk" PRIMARY KEY("booking_id","driver"),
	CONSTRAINT "licence_checks_driver" CHECK ("licence_checks"."driver" >= 0)
);
--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_money";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rent_charge" smallint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "return_charge" smallint;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "body_type" "body_type" DEFAULT 'hatchback' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_unlimited_kilometres" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_over_photos" ADD CONSTRAINT "hand_over_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_by_id_admins_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_seen_by_id_admins_id_fk" FOREIGN KEY ("seen_by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_over_photos_booking" ON "hand_over_photos" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "hand_overs_booking" ON "hand_overs" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_charge" CHECK ("bookings"."rent_charge" between 0 and 100 and "bookings"."return_charge" between 0 and 100);--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "papers" ADD CONSTRAINT "papers_money" CHECK (("papers"."kind"::text in ('contract', 'signed-contract', 'act')) = ("papers"."amount" is null) and ("papers"."kind" = 'credit-note') = ("papers"."credits_id" is not null) and ("papers"."kind"::text = 'receipt') = ("papers"."entry_id" is not null));
CREATE TABLE "house_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"free_cancel_hours" smallint DEFAULT 24 NOT NULL,
	"grace_minutes" smallint DEFAULT 29 NOT NULL,
	"turnaround_minutes" smallint DEFAULT 60 NOT NULL,
	"least_age" smallint DEFAULT 21 NOT NULL,
	"licence_years" smallint DEFAULT 2 NOT NULL,
	"kilometres_per_day" integer DEFAULT 200 NOT NULL,
	"kilometres_per_month" integer DEFAULT 3000 NOT NULL,
	"extra_kilometre_price" integer DEFAULT 10 NOT NULL,
	"charged_percent" smallint DEFAULT 80 NOT NULL,
	"refund_working_days" smallint DEFAULT 5 NOT NULL,
	"complaint_days" smallint DEFAULT 15 NOT NULL,
	"missing_car_hours" smallint DEFAULT 24 NOT NULL,
	"longterm_days" smallint DEFAULT 30 NOT NULL,
	"longterm_offer_months" smallint DEFAULT 3 NOT NULL,
	"longterm_notice_days" smallint DEFAULT 30 NOT NULL,
	"admin_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_rules_bounds" CHECK ("house_rules"."free_cancel_hours" between 0 and 720 and "house_rules"."grace_minutes" between 0 and 59 and "house_rules"."turnaround_minutes" between 0 and 1440 and "house_rules"."least_age" between 18 and 30 and "house_rules"."licence_years" between 0 and 10 and "house_rules"."kilometres_per_day" between 1 and 5000 and "house_rules"."kilometres_per_month" between 1 and 50000 and "house_rules"."extra_kilometre_price" between 0 and 1000 and "house_rules"."charged_percent" between 10 and 100 and "house_rules"."refund_working_days" between 1 and 14 and "house_rules"."complaint_days" between 1 and 15 and "house_rules"."missing_car_hours" between 1 and 240 and "house_rules"."longterm_days" between 2 and 365 and "house_rules"."longterm_offer_months" between 1 and 24 and "house_rules"."longterm_notice_days" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "letter_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"et" text NOT NULL,
	"en" text NOT NULL,
	"ru" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_texts_key" UNIQUE("key"),
	CONSTRAINT "letter_texts_filled" CHECK ("letter_texts"."et" <> '' and "letter_texts"."en" <> '' and "letter_texts"."ru" <> '')
);
--> statement-breakpoint
CREATE TABLE "paper_looks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"colour" text,
	"logo" "bytea",
	"logo_width" smallint,
	"logo_height" smallint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_looks_one_row" CHECK ("paper_looks"."id" = 1),
	CONSTRAINT "paper_looks_colour" CHECK ("paper_looks"."colour" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "paper_looks_logo" CHECK (("paper_looks"."logo" is null) = ("paper_looks"."logo_width" is null) and ("paper_looks"."logo" is null) = ("paper_looks"."logo_height" is null) and octet_length("paper_looks"."logo") <= 400000)
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holds_from" date NOT NULL,
	"et" jsonb NOT NULL,
	"en" jsonb NOT NULL,
	"ru" jsonb NOT NULL,
	"admin_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_versions_day" UNIQUE("holds_from")
);
--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_change_hours";--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_change_rules";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rules_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "turnaround_minutes" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "turnaround_minutes" smallint;--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_rules_id_house_rules_id_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."house_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_terms_id_terms_versions_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_turnaround" CHECK ("groups"."turnaround_minutes" between 0 and 1440);--> statement-breakpoint
-- safe: wider than the one it takes the place of.
ALTER TABLE "company" ADD CONSTRAINT "company_change_rules" CHECK ("company"."change_hours" >= 0 and "company"."change_times" >= 0 and "company"."change_fee" >= 0);
CREATE TABLE "company_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"start" date NOT NULL,
	"end" date,
	"day_price" integer,
	"discount" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_prices_order" CHECK ("company_prices"."start" <= "company_prices"."end"),
	CONSTRAINT "company_prices_one" CHECK (num_nonnulls("company_prices"."day_price", "company_prices"."discount") = 1),
	CONSTRAINT "company_prices_day" CHECK ("company_prices"."day_price" >= 0),
	CONSTRAINT "company_prices_discount" CHECK ("company_prices"."discount" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "price_saves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_saves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"after_entry" integer NOT NULL,
	"last_entry" integer NOT NULL,
	"undoes_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_saves_undone_once" UNIQUE("undoes_id"),
	CONSTRAINT "price_saves_entries" CHECK ("price_saves"."after_entry" < "price_saves"."last_entry")
);
--> statement-breakpoint
ALTER TABLE "house_rules" DROP CONSTRAINT "house_rules_bounds";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses_per_person" integer;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "late_cancel_days" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "pay_now_minutes" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "unconfirmed_minutes" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "request_minutes" smallint DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "paying_minutes" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "phone_hold_minutes" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "phone_hold_hour" smallint DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_prices" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_prices" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_prices" ADD COLUMN "name_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_prices" ADD COLUMN "min_days" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_prices" ADD CONSTRAINT "company_prices_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_prices" ADD CONSTRAINT "company_prices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_saves" ADD CONSTRAINT "price_saves_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_saves" ADD CONSTRAINT "price_saves_undoes_id_price_saves_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."price_saves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_prices_account" ON "company_prices" USING btree ("account_id");--> statement-breakpoint
-- safe: a tenth of the bookings have a coupon, and an index of these is built within a second per million
CREATE INDEX "bookings_coupons" ON "bookings" USING gin ("coupon_codes") WHERE cardinality("bookings"."coupon_codes") > 0;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_uses" CHECK ("coupons"."max_uses" >= 1 and "coupons"."max_uses_per_person" >= 1);--> statement-breakpoint
-- safe: the last release does not know the table.
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_bounds" CHECK ("house_rules"."free_cancel_hours" between 0 and 720 and "house_rules"."late_cancel_days" between 0 and 30 and "house_rules"."grace_minutes" between 0 and 59 and "house_rules"."turnaround_minutes" between 0 and 1440 and "house_rules"."least_age" between 18 and 30 and "house_rules"."licence_years" between 0 and 10 and "house_rules"."kilometres_per_day" between 1 and 5000 and "house_rules"."kilometres_per_month" between 1 and 50000 and "house_rules"."extra_kilometre_price" between 0 and 1000 and "house_rules"."charged_percent" between 10 and 100 and "house_rules"."refund_working_days" between 1 and 14 and "house_rules"."complaint_days" between 1 and 15 and "house_rules"."missing_car_hours" between 1 and 240 and "house_rules"."longterm_days" between 2 and 365 and "house_rules"."longterm_offer_months" between 1 and 24 and "house_rules"."longterm_notice_days" between 1 and 90 and "house_rules"."pay_now_minutes" between 10 and 1440 and "house_rules"."unconfirmed_minutes" between 10 and 1440 and "house_rules"."request_minutes" between 30 and 20160 and "house_rules"."paying_minutes" between 30 and 1440 and "house_rules"."phone_hold_minutes" between 10 and 480 and "house_rules"."phone_hold_hour" between 8 and 23);--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_min_days" CHECK ("group_prices"."min_days" between 1 and 30);--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_names" CHECK (("group_prices"."name" = '') = ("group_prices"."name_en" = '') and ("group_prices"."name" = '') = ("group_prices"."name_ru" = ''));
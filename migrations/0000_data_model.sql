CREATE TYPE "public"."booking_status" AS ENUM('OPEN', 'PENDING', 'CONFIRMED', 'SIGNED');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('BANK_LINK', 'CARD', 'TRANSFER', 'CASH', 'ON_REQUEST');--> statement-breakpoint
CREATE TYPE "public"."fuel_type" AS ENUM('PETROL', 'DIESEL', 'HYBRID', 'PLUG_IN_HYBRID', 'ELECTRIC');--> statement-breakpoint
CREATE TYPE "public"."gearbox" AS ENUM('AUTOMATIC', 'MANUAL');--> statement-breakpoint
CREATE TYPE "public"."day_name" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('et', 'en', 'ru');--> statement-breakpoint
CREATE TYPE "public"."service_type" AS ENUM('DAY', 'ONCE');--> statement-breakpoint
CREATE TABLE "booking_lines" (
	"booking_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_amount" integer,
	"amount" integer NOT NULL,
	CONSTRAINT "booking_lines_position" UNIQUE("booking_id","position"),
	CONSTRAINT "booking_lines_product" CHECK ("booking_lines"."quantity" * "booking_lines"."unit_amount" = "booking_lines"."amount")
);
--> statement-breakpoint
CREATE TABLE "booking_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"price" integer NOT NULL,
	"deductible" integer,
	CONSTRAINT "booking_services_pair" UNIQUE("booking_id","service_id"),
	CONSTRAINT "booking_services_price" CHECK ("booking_services"."price" >= 0),
	CONSTRAINT "booking_services_quantity" CHECK ("booking_services"."quantity" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_paid" boolean DEFAULT false NOT NULL,
	"payment_with_deposit" boolean DEFAULT false NOT NULL,
	"is_contract_saved" boolean DEFAULT false NOT NULL,
	"contract_number" text,
	"ad_hoc_notes" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"deposit_number" text,
	"payment_method" "payment_method",
	"return_location_id" integer NOT NULL,
	"rent_location_id" integer NOT NULL,
	"actual_return_location_id" integer,
	"client_id" integer NOT NULL,
	"guarantor_id" integer,
	"car_id" integer NOT NULL,
	"additional_drivers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" "booking_status" DEFAULT 'OPEN' NOT NULL,
	"notified" boolean DEFAULT false NOT NULL,
	"questionnaire_sent" boolean DEFAULT false NOT NULL,
	"coupon_reminder_sent" boolean DEFAULT false NOT NULL,
	"additional" text DEFAULT '' NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"deposit" integer NOT NULL,
	"rent_price" integer NOT NULL,
	"return_price" integer NOT NULL,
	"rent_date" timestamp with time zone NOT NULL,
	"return_date" timestamp with time zone NOT NULL,
	"actual_return_date" timestamp with time zone,
	"refund_id" text,
	"coupon_codes" text[] DEFAULT '{}' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"link_seed" text NOT NULL,
	"link_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_contract_number" UNIQUE("contract_number"),
	CONSTRAINT "bookings_link_hash" UNIQUE("link_hash"),
	CONSTRAINT "bookings_money" CHECK ("bookings"."price" >= 0 and "bookings"."vat" >= 0 and "bookings"."deposit" >= 0 and "bookings"."rent_price" >= 0 and "bookings"."return_price" >= 0),
	CONSTRAINT "bookings_order" CHECK ("bookings"."rent_date" < "bookings"."return_date"),
	CONSTRAINT "bookings_cancel" CHECK (("bookings"."cancelled_at" is null) = ("bookings"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "car_occupancies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_occupancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"occupied" "tstzrange" NOT NULL,
	"booking_id" integer,
	"block_id" integer,
	"hold_expires_at" timestamp with time zone,
	CONSTRAINT "car_occupancies_booking" UNIQUE("booking_id"),
	CONSTRAINT "car_occupancies_block" UNIQUE("block_id"),
	CONSTRAINT "car_occupancies_one_reason" CHECK (num_nonnulls("car_occupancies"."booking_id", "car_occupancies"."block_id") = 1),
	CONSTRAINT "car_occupancies_hold" CHECK ("car_occupancies"."hold_expires_at" is null or "car_occupancies"."block_id" is null),
	CONSTRAINT "car_occupancies_not_empty" CHECK (not isempty("car_occupancies"."occupied"))
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questionnaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quality" smallint NOT NULL,
	"condition" smallint NOT NULL,
	"recommend" smallint NOT NULL,
	"has_seen" boolean DEFAULT false NOT NULL,
	"additional" text DEFAULT '' NOT NULL,
	"booking_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaires_booking" UNIQUE("booking_id"),
	CONSTRAINT "questionnaires_scale" CHECK ("questionnaires"."quality" between 1 and 5 and "questionnaires"."condition" between 1 and 5 and "questionnaires"."recommend" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "coupon_days_ranges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_days_ranges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"days_range_id" integer NOT NULL,
	CONSTRAINT "coupon_days_ranges_pair" UNIQUE("coupon_id","days_range_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"is_new_client" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("code"),
	CONSTRAINT "coupons_order" CHECK ("coupons"."start" <= "coupons"."end"),
	CONSTRAINT "coupons_code_form" CHECK ("coupons"."code" = upper(btrim("coupons"."code")) and "coupons"."code" <> '')
);
--> statement-breakpoint
CREATE TABLE "group_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"discount" integer NOT NULL,
	"is_percentage" boolean NOT NULL,
	CONSTRAINT "group_coupons_pair" UNIQUE("coupon_id","group_id"),
	CONSTRAINT "group_coupons_discount" CHECK ("group_coupons"."discount" >= 0 and (not "group_coupons"."is_percentage" or "group_coupons"."discount" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "location_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"rent_discount" integer NOT NULL,
	"return_discount" integer NOT NULL,
	"is_rent_percentage" boolean NOT NULL,
	"is_return_percentage" boolean NOT NULL,
	CONSTRAINT "location_coupons_pair" UNIQUE("coupon_id","location_id"),
	CONSTRAINT "location_coupons_rent" CHECK ("location_coupons"."rent_discount" >= 0 and (not "location_coupons"."is_rent_percentage" or "location_coupons"."rent_discount" <= 10000)),
	CONSTRAINT "location_coupons_return" CHECK ("location_coupons"."return_discount" >= 0 and (not "location_coupons"."is_return_percentage" or "location_coupons"."return_discount" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "service_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"discount" integer NOT NULL,
	"is_percentage" boolean NOT NULL,
	CONSTRAINT "service_coupons_pair" UNIQUE("coupon_id","service_id"),
	CONSTRAINT "service_coupons_discount" CHECK ("service_coupons"."discount" >= 0 and (not "service_coupons"."is_percentage" or "service_coupons"."discount" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "car_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_blocks_order" CHECK ("car_blocks"."start" < "car_blocks"."end")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ru" text DEFAULT '' NOT NULL,
	"gearbox" "gearbox" NOT NULL,
	"seats" smallint NOT NULL,
	"doors" smallint NOT NULL,
	"fuel_consumption" numeric(4, 1) NOT NULL,
	"fuel_type" "fuel_type" NOT NULL,
	"mileage" integer NOT NULL,
	"image_names" text[] DEFAULT '{}' NOT NULL,
	"register_number" text NOT NULL,
	"vin" text,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"issue_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"group_id" integer NOT NULL,
	"is_longterm" boolean DEFAULT false NOT NULL,
	"longterm_info" text DEFAULT '' NOT NULL,
	"longterm_info_en" text DEFAULT '' NOT NULL,
	"longterm_info_ru" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cars_register_number" UNIQUE("register_number"),
	CONSTRAINT "cars_vin" UNIQUE("vin"),
	CONSTRAINT "cars_numbers" CHECK ("cars"."mileage" >= 0 and "cars"."fuel_consumption" >= 0),
	CONSTRAINT "cars_seats" CHECK ("cars"."seats" between 1 and 60 and "cars"."doors" between 1 and 7),
	CONSTRAINT "cars_plate" CHECK ("cars"."register_number" ~ '^[A-Z0-9]{2,9}$'),
	CONSTRAINT "cars_vin_form" CHECK ("cars"."vin" ~ '^[A-HJ-NPR-Z0-9]{17}$')
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"acriss" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"deposit" integer NOT NULL,
	CONSTRAINT "groups_deposit" CHECK ("groups"."deposit" >= 0),
	CONSTRAINT "groups_acriss" CHECK ("groups"."acriss" ~ '^[A-Z]{4}$')
);
--> statement-breakpoint
CREATE TABLE "location_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"start" time(0) NOT NULL,
	"end" time(0) NOT NULL,
	"rent_price" integer NOT NULL,
	"return_price" integer NOT NULL,
	"day_name" "day_name" NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "location_times_prices" CHECK ("location_times"."rent_price" >= 0 and "location_times"."return_price" >= 0),
	CONSTRAINT "location_times_not_empty" CHECK ("location_times"."start" <> "location_times"."end" or "location_times"."end" = '00:00')
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"address" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"order_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smart_locker_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "smart_locker_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"smart_locker_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	CONSTRAINT "smart_locker_reservations_booking" UNIQUE("booking_id"),
	CONSTRAINT "smart_locker_reservations_start" UNIQUE("smart_locker_id","start")
);
--> statement-breakpoint
CREATE TABLE "smart_lockers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "smart_lockers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"location_id" integer,
	CONSTRAINT "smart_lockers_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password" text NOT NULL,
	"token_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"id_code" text,
	"birth_date" date,
	"driving_licence_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"additional" text DEFAULT '' NOT NULL,
	"language" "language" NOT NULL,
	"company_name" text,
	"company_address" text,
	"company_registry_code" text,
	"company_vat_number" text,
	"terms" boolean NOT NULL,
	"ads" boolean DEFAULT false NOT NULL,
	"data_handling" boolean NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_edition" text NOT NULL,
	"is_customer" boolean DEFAULT false NOT NULL,
	"additional_documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_identity" CHECK ("clients"."id_code" is not null or "clients"."birth_date" is not null),
	CONSTRAINT "clients_consent" CHECK ("clients"."terms" and "clients"."data_handling"),
	CONSTRAINT "clients_phone" CHECK ("clients"."phone" ~ '^\+[0-9]{7,15}$')
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"registry_code" text NOT NULL,
	"vat_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text NOT NULL,
	CONSTRAINT "company_one_row" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "guarantors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guarantors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"id_code" text NOT NULL,
	"document_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"responsibility_limit" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guarantors_limit" CHECK ("guarantors"."responsibility_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "representatives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "representatives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "days_ranges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "days_ranges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"min_day" integer NOT NULL,
	"max_day" integer,
	CONSTRAINT "days_ranges_order" CHECK ("days_ranges"."min_day" >= 1 and "days_ranges"."max_day" >= "days_ranges"."min_day")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	"group_price_id" integer NOT NULL,
	"days_range_id" integer NOT NULL,
	CONSTRAINT "discounts_season_range" UNIQUE("group_price_id","days_range_id"),
	CONSTRAINT "discounts_amount" CHECK ("discounts"."amount" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "end_price_regulations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "end_price_regulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"is_discount" boolean NOT NULL,
	CONSTRAINT "end_price_regulations_amount" CHECK ("end_price_regulations"."amount" between 0 and 10000),
	CONSTRAINT "end_price_regulations_order" CHECK ("end_price_regulations"."start_date" <= "end_price_regulations"."end_date")
);
--> statement-breakpoint
CREATE TABLE "group_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"monday" integer NOT NULL,
	"tuesday" integer NOT NULL,
	"wednesday" integer NOT NULL,
	"thursday" integer NOT NULL,
	"friday" integer NOT NULL,
	"saturday" integer NOT NULL,
	"sunday" integer NOT NULL,
	"monday_hour" integer NOT NULL,
	"tuesday_hour" integer NOT NULL,
	"wednesday_hour" integer NOT NULL,
	"thursday_hour" integer NOT NULL,
	"friday_hour" integer NOT NULL,
	"saturday_hour" integer NOT NULL,
	"sunday_hour" integer NOT NULL,
	CONSTRAINT "group_prices_order" CHECK ("group_prices"."start" <= "group_prices"."end"),
	CONSTRAINT "group_prices_days" CHECK ("group_prices"."monday" >= 0 and "group_prices"."tuesday" >= 0 and "group_prices"."wednesday" >= 0 and "group_prices"."thursday" >= 0 and "group_prices"."friday" >= 0 and "group_prices"."saturday" >= 0 and "group_prices"."sunday" >= 0),
	CONSTRAINT "group_prices_hours" CHECK ("group_prices"."monday_hour" >= 0 and "group_prices"."tuesday_hour" >= 0 and "group_prices"."wednesday_hour" >= 0 and "group_prices"."thursday_hour" >= 0 and "group_prices"."friday_hour" >= 0 and "group_prices"."saturday_hour" >= 0 and "group_prices"."sunday_hour" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_regulations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_regulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	"group_price_id" integer NOT NULL,
	"days_range_id" integer NOT NULL,
	CONSTRAINT "price_regulations_season_range" UNIQUE("group_price_id","days_range_id")
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	CONSTRAINT "taxes_amount" CHECK ("taxes"."amount" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "weekends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"discount" integer NOT NULL,
	CONSTRAINT "weekends_discount" CHECK ("weekends"."discount" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "service_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	"service_id" integer NOT NULL,
	"days_range_id" integer NOT NULL,
	CONSTRAINT "service_discounts_service_range" UNIQUE("service_id","days_range_id"),
	CONSTRAINT "service_discounts_amount" CHECK ("service_discounts"."amount" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "service_providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ru" text DEFAULT '' NOT NULL,
	"type" "service_type" NOT NULL,
	"deductible" integer,
	"price" integer NOT NULL,
	"hour_price" integer,
	"car_price_markup_percent" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_pre_chosen" boolean DEFAULT false NOT NULL,
	"order_number" integer DEFAULT 0 NOT NULL,
	"max_quantity" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "services_prices" CHECK ("services"."price" >= 0),
	CONSTRAINT "services_hour_price" CHECK ("services"."hour_price" >= 0),
	CONSTRAINT "services_deductible" CHECK ("services"."deductible" >= 0),
	CONSTRAINT "services_markup" CHECK ("services"."car_price_markup_percent" between 0 and 10000),
	CONSTRAINT "services_quantity" CHECK ("services"."max_quantity" between 1 and 9 and ("services"."deductible" is null or "services"."max_quantity" = 1))
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"booking_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_return_location_id_locations_id_fk" FOREIGN KEY ("return_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_rent_location_id_locations_id_fk" FOREIGN KEY ("rent_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_actual_return_location_id_locations_id_fk" FOREIGN KEY ("actual_return_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guarantor_id_guarantors_id_fk" FOREIGN KEY ("guarantor_id") REFERENCES "public"."guarantors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_block_id_car_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."car_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_days_ranges" ADD CONSTRAINT "coupon_days_ranges_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_days_ranges" ADD CONSTRAINT "coupon_days_ranges_days_range_id_days_ranges_id_fk" FOREIGN KEY ("days_range_id") REFERENCES "public"."days_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_coupons" ADD CONSTRAINT "group_coupons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_coupons" ADD CONSTRAINT "group_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_coupons" ADD CONSTRAINT "location_coupons_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_coupons" ADD CONSTRAINT "location_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_coupons" ADD CONSTRAINT "service_coupons_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_coupons" ADD CONSTRAINT "service_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_blocks" ADD CONSTRAINT "car_blocks_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_times" ADD CONSTRAINT "location_times_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_smart_locker_id_smart_lockers_id_fk" FOREIGN KEY ("smart_locker_id") REFERENCES "public"."smart_lockers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_lockers" ADD CONSTRAINT "smart_lockers_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_group_price_id_group_prices_id_fk" FOREIGN KEY ("group_price_id") REFERENCES "public"."group_prices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_days_range_id_days_ranges_id_fk" FOREIGN KEY ("days_range_id") REFERENCES "public"."days_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_regulations" ADD CONSTRAINT "price_regulations_group_price_id_group_prices_id_fk" FOREIGN KEY ("group_price_id") REFERENCES "public"."group_prices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_regulations" ADD CONSTRAINT "price_regulations_days_range_id_days_ranges_id_fk" FOREIGN KEY ("days_range_id") REFERENCES "public"."days_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_discounts" ADD CONSTRAINT "service_discounts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_discounts" ADD CONSTRAINT "service_discounts_days_range_id_days_ranges_id_fk" FOREIGN KEY ("days_range_id") REFERENCES "public"."days_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_car" ON "bookings" USING btree ("car_id","rent_date");--> statement-breakpoint
CREATE INDEX "bookings_client" ON "bookings" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "bookings_rent_date" ON "bookings" USING btree ("rent_date");--> statement-breakpoint
CREATE INDEX "bookings_return_date" ON "bookings" USING btree ("return_date");--> statement-breakpoint
CREATE INDEX "car_occupancies_period" ON "car_occupancies" USING gist ("occupied");--> statement-breakpoint
CREATE INDEX "car_blocks_car" ON "car_blocks" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "cars_group" ON "cars" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "location_times_location" ON "location_times" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "smart_locker_reservations_locker" ON "smart_locker_reservations" USING btree ("smart_locker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "clients_email" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "clients_id_code" ON "clients" USING btree ("id_code");--> statement-breakpoint
CREATE INDEX "group_prices_group" ON "group_prices" USING btree ("group_id","start");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."delivered_at" is null;
CREATE TYPE "public"."cost_kind" AS ENUM('PURCHASE', 'LEASING', 'REPAIR', 'MAINTENANCE', 'TYRE_COST', 'FUEL_COST', 'INSURANCE_COST', 'TAX_COST', 'CLEANING_COST', 'OTHER_COST');--> statement-breakpoint
CREATE TYPE "public"."duty_kind" AS ENUM('INSPECTION', 'LIABILITY_INSURANCE', 'CASCO_INSURANCE', 'ROAD_TAX', 'SERVICE', 'TYRES', 'WARRANTY', 'OTHER_DUTY');--> statement-breakpoint
CREATE TABLE "car_costs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"kind" "cost_kind" NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"kilometres" integer,
	"service_provider_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_costs_amount" CHECK ("car_costs"."amount" >= 0),
	CONSTRAINT "car_costs_kilometres" CHECK ("car_costs"."kilometres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "car_duties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_duties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"kind" "duty_kind" NOT NULL,
	"due_on" date,
	"due_km" integer,
	"every_months" smallint,
	"every_km" integer,
	"is_blocking" boolean DEFAULT true NOT NULL,
	"service_provider_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"done_on" date,
	"done_km" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_duties_due" CHECK ("car_duties"."due_on" is not null or "car_duties"."due_km" is not null),
	CONSTRAINT "car_duties_numbers" CHECK ("car_duties"."due_km" >= 0 and "car_duties"."done_km" >= 0),
	CONSTRAINT "car_duties_every" CHECK ("car_duties"."every_months" between 1 and 240 and "car_duties"."every_km" > 0)
);
--> statement-breakpoint
ALTER TABLE "car_costs" ADD CONSTRAINT "car_costs_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_costs" ADD CONSTRAINT "car_costs_service_provider_id_service_providers_id_fk" FOREIGN KEY ("service_provider_id") REFERENCES "public"."service_providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_duties" ADD CONSTRAINT "car_duties_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_duties" ADD CONSTRAINT "car_duties_service_provider_id_service_providers_id_fk" FOREIGN KEY ("service_provider_id") REFERENCES "public"."service_providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_costs_car" ON "car_costs" USING btree ("car_id","day");--> statement-breakpoint
CREATE INDEX "car_duties_open" ON "car_duties" USING btree ("car_id") WHERE "car_duties"."done_on" is null;
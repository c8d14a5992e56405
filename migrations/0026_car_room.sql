ALTER TABLE "cars" ADD COLUMN "boot_litres" smallint;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "suitcases" smallint;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "has_air_conditioning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "range_km" smallint;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_room" CHECK ("cars"."boot_litres" between 1 and 30000 and "cars"."suitcases" between 0 and 60 and "cars"."range_km" between 1 and 3000);
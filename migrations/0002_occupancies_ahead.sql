ALTER TABLE "car_occupancies" DROP CONSTRAINT "car_occupancies_not_empty";--> statement-breakpoint
DROP INDEX "car_occupancies_period";--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "starts_at" timestamp with time zone GENERATED ALWAYS AS (lower(occupied)) STORED;--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD COLUMN "ends_at" timestamp with time zone GENERATED ALWAYS AS (upper(occupied)) STORED;--> statement-breakpoint
CREATE INDEX "car_occupancies_ahead" ON "car_occupancies" USING btree ("ends_at","starts_at","hold_expires_at","car_id");--> statement-breakpoint
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_bounded" CHECK (not isempty("car_occupancies"."occupied") and not lower_inf("car_occupancies"."occupied") and not upper_inf("car_occupancies"."occupied"));
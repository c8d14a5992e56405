CREATE TYPE "public"."locker_purpose" AS ENUM('pick-up', 'return');--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" DROP CONSTRAINT "smart_locker_reservations_booking";--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "purpose" "locker_purpose" DEFAULT 'pick-up' NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_booking" UNIQUE("booking_id","purpose");
ALTER TABLE "car_keys" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "key_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_keys" ADD CONSTRAINT "car_keys_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
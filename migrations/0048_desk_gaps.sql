ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_bank_entry";--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD COLUMN "block_id" integer;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD COLUMN "undo_reason" text;--> statement-breakpoint
ALTER TABLE "car_keys" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "key_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_block_id_car_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."car_blocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_keys" ADD CONSTRAINT "car_keys_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The wider key refuses nothing that the narrower one took. It is built anew over the whole ledger, and whoever writes money waits meanwhile.
-- safe: wider than the one it takes the place of.
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bank_entry" UNIQUE("bank_entry_id","booking_id","account");--> statement-breakpoint
ALTER TABLE "car_exchanges" ADD CONSTRAINT "car_exchanges_undone" CHECK (("car_exchanges"."undone_at" is null) = ("car_exchanges"."undo_reason" is null));
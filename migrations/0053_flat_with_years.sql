-- safe: few of ten million bookings are in it, and it is read in half a minute; docs/operations.md says how to build it before.
CREATE INDEX IF NOT EXISTS "bookings_attentions" ON "bookings" USING btree ("rent_date","id") WHERE cardinality("bookings"."attentions") > 0;--> statement-breakpoint
DROP INDEX "bookings_attention";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_entries_days" ON "bank_entries" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_entries_states" ON "bank_entries" USING btree ("state","booked_on","id");--> statement-breakpoint
DROP INDEX "bank_entries_open";--> statement-breakpoint
-- safe: as above; letters wait to be planned meanwhile.
CREATE INDEX IF NOT EXISTS "mails_silent" ON "mails" USING btree ("id") WHERE "mails"."sent_at" is not null and "mails"."failure" is not null;--> statement-breakpoint
-- safe: as above.
CREATE INDEX IF NOT EXISTS "mails_kind" ON "mails" USING btree ("kind","id");--> statement-breakpoint
-- safe: as above, some minutes for ten million.
CREATE INDEX IF NOT EXISTS "mails_recipient_parts" ON "mails" USING gin (lower("recipient") gin_trgm_ops);

-- One tax and one discount of the weekend: the row that the price list showed stays, as number 1.
DELETE FROM "taxes" WHERE "id" > (SELECT min("id") FROM "taxes");--> statement-breakpoint
DELETE FROM "weekends" WHERE "id" > (SELECT min("id") FROM "weekends");--> statement-breakpoint
ALTER TABLE "taxes" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "weekends" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
UPDATE "taxes" SET "id" = 1;--> statement-breakpoint
UPDATE "weekends" SET "id" = 1;--> statement-breakpoint
ALTER TABLE "taxes" ALTER COLUMN "id" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "weekends" ALTER COLUMN "id" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "taxes" ADD CONSTRAINT "taxes_one_row" CHECK ("taxes"."id" = 1);--> statement-breakpoint
ALTER TABLE "weekends" ADD CONSTRAINT "weekends_one_row" CHECK ("weekends"."id" = 1);--> statement-breakpoint
CREATE TRIGGER taxes_stay BEFORE DELETE ON "taxes" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER weekends_stay BEFORE DELETE ON "weekends" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sent_coupon_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "bookings" SET "sent_coupon_codes" = "coupon_codes" WHERE cardinality("coupon_codes") > 0;--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."delivered_at" is null and "outbox"."set_aside_at" is null;

ALTER TYPE "public"."upload_kind" ADD VALUE 'pick-up-front';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'pick-up-left';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'pick-up-back';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'pick-up-right';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'pick-up-dashboard';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'return-front';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'return-left';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'return-back';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'return-right';--> statement-breakpoint
ALTER TYPE "public"."upload_kind" ADD VALUE 'return-dashboard';--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "documents_of" integer;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "parking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "parking_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "parking_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "odometer" integer;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD COLUMN "fuel" smallint;--> statement-breakpoint
ALTER TABLE "smart_lockers" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_lockers" ADD COLUMN "name_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_documents_of_bookings_id_fk" FOREIGN KEY ("documents_of") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_odometer" CHECK ("smart_locker_reservations"."odometer" >= 0);--> statement-breakpoint
ALTER TABLE "smart_locker_reservations" ADD CONSTRAINT "smart_locker_reservations_fuel" CHECK ("smart_locker_reservations"."fuel" between 0 and 8);--> statement-breakpoint
-- Whether a place has lockers decides what is offered there.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "smart_lockers"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

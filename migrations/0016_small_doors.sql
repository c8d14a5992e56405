ALTER TABLE "smart_locker_reservations" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "ocsp" "bytea";
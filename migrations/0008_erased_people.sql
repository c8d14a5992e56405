ALTER TABLE "clients" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
UPDATE "clients" SET "erased_at" = "updated_at" WHERE "last_name" = '(kustutatud)';

ALTER TYPE "public"."extra_charge_kind" ADD VALUE 'change';--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "online_changes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "may_be_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "change_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "change_times" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "change_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_shown" CHECK ("questionnaires"."may_be_shown" or not "questionnaires"."is_shown");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_change_rules" CHECK ("company"."change_times" >= 0 and "company"."change_fee" >= 0);--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_change_hours" CHECK ("company"."change_hours" >= 24);
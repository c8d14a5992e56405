CREATE TABLE "closed_entries" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"closing_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"location_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"closed_by_id" integer NOT NULL,
	"cash_expected" integer NOT NULL,
	"cash_counted" integer NOT NULL,
	"card_expected" integer NOT NULL,
	"card_counted" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_closings_reason" CHECK (("day_closings"."cash_expected" = "day_closings"."cash_counted" and "day_closings"."card_expected" = "day_closings"."card_counted") or "day_closings"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_cash" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_card" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_bank_link" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_transfer" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_receivable" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_deposits" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_revenue" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_vat" text;--> statement-breakpoint
ALTER TABLE "closed_entries" ADD CONSTRAINT "closed_entries_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_entries" ADD CONSTRAINT "closed_entries_closing_id_day_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."day_closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_closed_by_id_admins_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_entries_closing" ON "closed_entries" USING btree ("closing_id");--> statement-breakpoint
CREATE INDEX "day_closings_day" ON "day_closings" USING btree ("day");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_created" ON "ledger_entries" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER day_closings_stand BEFORE UPDATE OR DELETE ON "day_closings"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER closed_entries_stand BEFORE UPDATE OR DELETE ON "closed_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE "ledger_entries" ADD COLUMN "bank_entry_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bank_entry_id_bank_entries_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bank_entry" UNIQUE("bank_entry_id","account");--> statement-breakpoint
-- What was charged after a rental counts in the month of its pick-up, as the rental does.
CREATE FUNCTION extra_charge_figures_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_figures (month)
    SELECT to_char(rent_date AT TIME ZONE 'Europe/Tallinn', 'YYYY-MM') FROM bookings WHERE id = NEW.booking_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER figures_stale AFTER INSERT OR UPDATE OF status ON extra_charges FOR EACH ROW
  EXECUTE FUNCTION extra_charge_figures_stale();--> statement-breakpoint
-- Months that were counted without them are counted anew when someone asks.
DELETE FROM "figure_months";

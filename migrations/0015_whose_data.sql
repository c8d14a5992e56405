ALTER TABLE "clients" ADD COLUMN "is_entered_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_person_id_clients_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_person" ON "clients" USING btree ("person_id");--> statement-breakpoint
-- Whom staff wrote down themselves, as far as the log tells.
UPDATE "clients" SET "is_entered_by_staff" = true
  WHERE EXISTS (SELECT 1 FROM "audit_log" l WHERE l."resource" = 'clients' AND l."action" = 'create' AND l."record_id" = "clients"."id")
    OR EXISTS (SELECT 1 FROM "audit_log" l JOIN "bookings" b ON b."id" = l."record_id"
      WHERE l."resource" = 'bookings' AND l."action" = 'create' AND b."client_id" = "clients"."id");--> statement-breakpoint
-- Papers have an end: contracts three years, invoices and credit notes seven years after the year in which they were
-- issued and the rental ended. The row stays with its number, the file goes. Notes beside money go with the invoices.
CREATE FUNCTION paper_years("kind" paper_kind) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "kind" IN ('contract', 'signed-contract') THEN 3 ELSE 7 END
$$;--> statement-breakpoint
CREATE FUNCTION year_of("moment" timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT extract(year FROM "moment" AT TIME ZONE 'Europe/Tallinn')::integer
$$;--> statement-breakpoint
CREATE FUNCTION purge_papers("at" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('autorent.purge_papers_at', "at"::text, true);
  UPDATE "papers" p SET "pdf" = ''::bytea FROM "bookings" b
    WHERE b."id" = p."booking_id" AND p."pdf" <> ''::bytea
      AND year_of("at") - year_of(greatest(p."created_at", b."return_date")) > paper_years(p."kind");
  UPDATE "ledger_entries" e SET "note" = '' FROM "bookings" b
    WHERE b."id" = e."booking_id" AND e."note" <> ''
      AND year_of("at") - year_of(greatest(e."created_at", b."return_date")) > 7;
  PERFORM set_config('autorent.purge_papers_at', '', true);
END
$$;--> statement-breakpoint
CREATE FUNCTION old_papers_go() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "at" timestamptz := nullif(current_setting('autorent.purge_papers_at', true), '')::timestamptz;
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'papers' AND current_setting('autorent.resealing', true) = 'on' THEN
    -- Sealed anew under another key it stays the same paper: the hash of what is in it is not touched.
    IF to_jsonb(NEW) - 'pdf' - 'terms' = to_jsonb(OLD) - 'pdf' - 'terms' THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND "at" IS NOT NULL THEN
    IF TG_TABLE_NAME = 'papers' THEN
      IF NEW."pdf" = ''::bytea AND to_jsonb(NEW) - 'pdf' = to_jsonb(OLD) - 'pdf'
        AND year_of("at") - year_of(OLD."created_at") > paper_years(OLD."kind") THEN
        RETURN NEW;
      END IF;
    ELSIF NEW."note" = '' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note'
      AND year_of("at") - year_of(OLD."created_at") > 7 THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER papers_stand ON "papers";--> statement-breakpoint
CREATE TRIGGER papers_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "number", "pdf", "sha256", "terms", "created_at" ON "papers"
  FOR EACH ROW EXECUTE FUNCTION old_papers_go();--> statement-breakpoint
DROP TRIGGER ledger_entries_stand ON "ledger_entries";--> statement-breakpoint
CREATE TRIGGER ledger_entries_stand BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION old_papers_go();--> statement-breakpoint
DROP FUNCTION refuse_change();--> statement-breakpoint
DROP FUNCTION papers_stand();

CREATE TABLE "data_key_proofs" (
	"key_id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "clients_id_code";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "additional_drivers" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "additional_drivers" SET DEFAULT '[]';--> statement-breakpoint
CREATE INDEX "clients_driving_licence_number" ON "clients" USING btree (split_part("driving_licence_number", '.', 3));--> statement-breakpoint
CREATE INDEX "clients_id_code" ON "clients" USING btree (split_part("id_code", '.', 3));--> statement-breakpoint
-- A paper is sealed anew under another key and stays the same paper: the hash of what is in it is not touched.
CREATE FUNCTION papers_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('autorent.resealing', true) = 'on'
    AND to_jsonb(NEW) - 'pdf' - 'terms' = to_jsonb(OLD) - 'pdf' - 'terms' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER papers_stand ON "papers";--> statement-breakpoint
CREATE TRIGGER papers_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "kind", "number", "pdf", "sha256", "terms", "created_at" ON "papers"
  FOR EACH ROW EXECUTE FUNCTION papers_stand();--> statement-breakpoint
-- The log told personal codes and licences in clear. That they changed is enough, as of every secret.
ALTER TABLE "audit_log" DISABLE TRIGGER audit_log_stands;--> statement-breakpoint
UPDATE "audit_log" SET
  "before" = (SELECT jsonb_object_agg(key, CASE WHEN key IN ('idCode', 'drivingLicenceNumber', 'documentNumber', 'additionalDrivers') THEN '"•"' ELSE value END) FROM jsonb_each("before")),
  "after" = (SELECT jsonb_object_agg(key, CASE WHEN key IN ('idCode', 'drivingLicenceNumber', 'documentNumber', 'additionalDrivers') THEN '"•"' ELSE value END) FROM jsonb_each("after"))
  WHERE "resource" IN ('clients', 'guarantors', 'bookings')
    AND ("before" ?| ARRAY['idCode', 'drivingLicenceNumber', 'documentNumber', 'additionalDrivers']
      OR "after" ?| ARRAY['idCode', 'drivingLicenceNumber', 'documentNumber', 'additionalDrivers']);--> statement-breakpoint
-- What was searched for before a file was taken out may be someone's code.
UPDATE "audit_log" SET "after" = jsonb_set("after", '{filter,q}', '"•"')
  WHERE "action" = 'export' AND "after" #>> '{filter,q}' ~ '[0-9]';--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER audit_log_stands;

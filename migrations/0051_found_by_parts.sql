-- Part of PostgreSQL; whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Letters as they are found from any keyboard: without marks and in lower case, whatever the database's locale. Most
-- names have no such letter, and translating takes ten times as long as looking.
CREATE FUNCTION folded("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(CASE WHEN octet_length("text") = length("text") THEN "text" ELSE translate("text",
    'õäöüšžāčēģīķļņūąęėįųåéèàâçñóòôíáúøæßÕÄÖÜŠŽĀČĒĢĪĶĻŅŪĄĘĖĮŲÅÉÈÀÂÇÑÓÒÔÍÁÚØÆАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'oaouszacegiklnuaeeiuaeeaacnoooiauoasoaouszacegiklnuaeeiuaeeaacnoooiauoaабвгдеёжзийклмнопрстуфхцчшщъыьэюя') END)
$$;--> statement-breakpoint
-- safe: ten million people take some minutes, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "clients_name_parts" ON "clients"
  USING gin (folded("first_name" || ' ' || "last_name" || ' ' || coalesce("company_name", '')) gin_trgm_ops);--> statement-breakpoint
-- safe: as above.
CREATE INDEX IF NOT EXISTS "clients_email_parts" ON "clients" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
-- safe: as above.
CREATE INDEX IF NOT EXISTS "clients_phone_parts" ON "clients" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
-- safe: as above.
CREATE INDEX IF NOT EXISTS "bookings_parts" ON "bookings"
  USING gin ("contract_number" gin_trgm_ops, "notes" gin_trgm_ops, "additional" gin_trgm_ops);--> statement-breakpoint
-- safe: as above. Whoever is forgotten is looked for in all that was ever logged.
CREATE INDEX IF NOT EXISTS "audit_log_parts" ON "audit_log"
  USING gin ((coalesce("before"::text, '') || coalesce("after"::text, '')) gin_trgm_ops);--> statement-breakpoint
-- safe: as above; letters without a booking are few.
CREATE INDEX IF NOT EXISTS "mails_about" ON "mails" (lower("details" ->> 'email')) WHERE "booking_id" IS NULL;

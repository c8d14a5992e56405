-- What the cars look like follows from their pictures, else from the second letter of their group's class.
UPDATE "cars" SET "body_type" = (CASE
  WHEN "cars"."image_names"[1] LIKE '%saloon%' THEN 'saloon'
  WHEN "cars"."image_names"[1] LIKE '%estate%' OR substr(g."acriss", 2, 1) = 'W' THEN 'estate'
  WHEN "cars"."image_names"[1] LIKE '%suv%' OR substr(g."acriss", 2, 1) IN ('F', 'G', 'J') THEN 'suv'
  WHEN "cars"."image_names"[1] LIKE ANY (ARRAY['%van%', '%minibus%', '%mpv%'])
    OR substr(g."acriss", 2, 1) IN ('V', 'K', 'P') THEN 'van'
  ELSE 'hatchback' END)::"body_type"
FROM "groups" g WHERE g."id" = "cars"."group_id";--> statement-breakpoint
UPDATE "services" SET "is_unlimited_kilometres" = true
WHERE "name_en" ILIKE '%unlimited mileage%' OR "name" ILIKE '%piiramatu läbisõit%';--> statement-breakpoint
-- How a key changed hands is never rewritten: it is undone, and what names people in it is emptied.
CREATE TRIGGER hand_overs_stand BEFORE DELETE OR UPDATE OF "id", "booking_id", "way", "key", "request_hash", "at", "odometer", "fuel", "charge", "mileage_before", "is_signed", "by_id", "created_at" ON "hand_overs"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An act of hand-over is kept as long as the contract it belongs to.
CREATE OR REPLACE FUNCTION paper_years("kind" paper_kind) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "kind"::text IN ('contract', 'signed-contract', 'act') THEN 3 ELSE 7 END
$$;

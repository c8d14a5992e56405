-- No car is taken twice, in closed years neither: what was moved away still stands in the way.
CREATE FUNCTION car_occupancies_past_too() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "past_occupancies" p WHERE p."car_id" = NEW."car_id"
    AND p."ends_at" > lower(NEW."occupied") AND p."occupied" && NEW."occupied") THEN
    RAISE EXCEPTION 'the car was taken then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'car_occupancies_no_overlap';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER car_occupancies_past_too BEFORE INSERT OR UPDATE OF "car_id", "occupied" ON "car_occupancies"
  FOR EACH ROW EXECUTE FUNCTION car_occupancies_past_too();--> statement-breakpoint
-- Whose money does not come out even, as the money itself says.
CREATE VIEW "money_owed" AS
  WITH "moved" AS (
    SELECT "booking_id", "account", "amount" AS "charged", 0 AS "paid", 0 AS "going" FROM "charges"
    UNION ALL SELECT "booking_id", "account", 0, "amount", 0 FROM "ledger_entries"
    UNION ALL SELECT "booking_id", "account", 0, 0, "amount" FROM "refunds"
      WHERE "status" IN ('STARTED', 'PENDING', 'PROCESSING')
  ), "owed" AS (
    SELECT "booking_id", "account", greatest(0, sum("charged") - sum("paid")) AS "due",
      greatest(0, sum("paid") - sum("charged") - sum("going")) AS "back"
    FROM "moved" GROUP BY "booking_id", "account" HAVING sum("charged") <> sum("paid")
  ), "each" AS (
    SELECT "booking_id",
      coalesce(sum("due") FILTER (WHERE "account" = 'rent'), 0)::integer AS "rent_due",
      coalesce(sum("due") FILTER (WHERE "account" = 'deposit'), 0)::integer AS "deposit_due",
      coalesce(sum("back") FILTER (WHERE "account" = 'rent'), 0)::integer AS "rent_back",
      coalesce(sum("back") FILTER (WHERE "account" = 'deposit'), 0)::integer AS "deposit_back"
    FROM "owed" GROUP BY "booking_id"
  )
  SELECT e.* FROM "each" e JOIN "bookings" b ON b."id" = e."booking_id"
  WHERE e."rent_back" + e."deposit_back" > 0 OR (e."rent_due" + e."deposit_due" > 0
    AND (b."status" IN ('CONFIRMED', 'SIGNED') OR b."cancelled_at" IS NOT NULL));--> statement-breakpoint
-- Whoever changes the money of a booking waits for whoever changes it too.
CREATE FUNCTION refresh_owed("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "owed_bookings" o WHERE o."booking_id" = ANY("ids")
    AND NOT EXISTS (SELECT 1 FROM "money_owed" m WHERE m."booking_id" = o."booking_id" AND m."booking_id" = ANY("ids"));
  INSERT INTO "owed_bookings" AS o ("booking_id", "rent_due", "deposit_due", "rent_back", "deposit_back")
    SELECT "booking_id", "rent_due", "deposit_due", "rent_back", "deposit_back" FROM "money_owed"
    WHERE "booking_id" = ANY("ids")
    ON CONFLICT ("booking_id") DO UPDATE SET "rent_due" = excluded."rent_due", "deposit_due" = excluded."deposit_due",
      "rent_back" = excluded."rent_back", "deposit_back" = excluded."deposit_back"
    WHERE (o."rent_due", o."deposit_due", o."rent_back", o."deposit_back")
      IS DISTINCT FROM (excluded."rent_due", excluded."deposit_due", excluded."rent_back", excluded."deposit_back");
END
$$;--> statement-breakpoint
CREATE FUNCTION owed_after_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_owed(ARRAY(SELECT DISTINCT "booking_id" FROM "changed"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION owed_after_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_owed(ARRAY[NEW."id"]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER owed_after_charge AFTER INSERT ON "charges" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION owed_after_money();--> statement-breakpoint
CREATE TRIGGER owed_after_entry AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION owed_after_money();--> statement-breakpoint
CREATE TRIGGER owed_after_refund AFTER INSERT ON "refunds" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION owed_after_money();--> statement-breakpoint
CREATE TRIGGER owed_after_refund_moved AFTER UPDATE ON "refunds" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION owed_after_money();--> statement-breakpoint
CREATE TRIGGER owed_after_booking AFTER UPDATE OF "status", "cancelled_at" ON "bookings" FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."cancelled_at" IS DISTINCT FROM NEW."cancelled_at")
  EXECUTE FUNCTION owed_after_booking();--> statement-breakpoint
INSERT INTO "owed_bookings" ("booking_id", "rent_due", "deposit_due", "rent_back", "deposit_back")
  SELECT "booking_id", "rent_due", "deposit_due", "rent_back", "deposit_back" FROM "money_owed";--> statement-breakpoint
-- The same papers and notes as before, found by their index: a night looks at those whose end has come, and at no others.
CREATE OR REPLACE FUNCTION purge_papers("at" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "one" paper_kind;
BEGIN
  PERFORM set_config('autorent.purge_papers_at', "at"::text, true);
  FOREACH "one" IN ARRAY enum_range(NULL::paper_kind) LOOP
    UPDATE "papers" p SET "pdf" = ''::bytea, "bill" = NULL FROM "bookings" b
      WHERE b."id" = p."booking_id" AND p."pdf" <> ''::bytea AND p."kind" = "one"
        AND p."created_at" < make_timestamptz(year_of("at") - paper_years("one"), 1, 1, 0, 0, 0, 'Europe/Tallinn')
        AND year_of("at") - year_of(greatest(p."created_at", b."return_date")) > paper_years("one");
  END LOOP;
  UPDATE "ledger_entries" e SET "note" = '' FROM "bookings" b
    WHERE b."id" = e."booking_id" AND e."note" <> ''
      AND e."created_at" < make_timestamptz(year_of("at") - 7, 1, 1, 0, 0, 0, 'Europe/Tallinn')
      AND year_of("at") - year_of(greatest(e."created_at", b."return_date")) > 7;
  PERFORM set_config('autorent.purge_papers_at', '', true);
END
$$;

CREATE TYPE "public"."special_hours" AS ENUM('USUAL', 'CLOSED', 'OWN');--> statement-breakpoint
ALTER TYPE "public"."day_name" ADD VALUE 'HOLIDAY';--> statement-breakpoint
ALTER TYPE "public"."day_name" ADD VALUE 'SHORTENED_DAY';--> statement-breakpoint
CREATE TABLE "location_exceptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" integer NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"opens" time(0),
	"closes" time(0),
	"rent_price" integer NOT NULL,
	"return_price" integer NOT NULL,
	"reason" text,
	"reason_en" text,
	"reason_ru" text,
	CONSTRAINT "location_exceptions_prices" CHECK ("location_exceptions"."rent_price" >= 0 and "location_exceptions"."return_price" >= 0),
	CONSTRAINT "location_exceptions_order" CHECK ("location_exceptions"."start" <= "location_exceptions"."end"),
	CONSTRAINT "location_exceptions_hours" CHECK (num_nulls("location_exceptions"."opens", "location_exceptions"."closes") in (0, 2) and ("location_exceptions"."opens" <> "location_exceptions"."closes" or "location_exceptions"."closes" = '00:00' or "location_exceptions"."opens" is null)),
	CONSTRAINT "location_exceptions_reasons" CHECK (num_nulls("location_exceptions"."reason", "location_exceptions"."reason_en", "location_exceptions"."reason_ru") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "holiday_hours" "special_hours" DEFAULT 'USUAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "shortened_day_hours" "special_hours" DEFAULT 'USUAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "location_exceptions" ADD CONSTRAINT "location_exceptions_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_exceptions_location" ON "location_exceptions" USING btree ("location_id");--> statement-breakpoint
-- Two rows of one day may not speak of the same minute; one without hours speaks of all of them.
ALTER TABLE "location_exceptions" ADD CONSTRAINT "location_exceptions_no_overlap" EXCLUDE USING gist (
  "location_id" WITH =,
  daterange("start", "end", '[]') WITH &&,
  (CASE WHEN "opens" IS NULL THEN int4range(0, 1440) ELSE int4range(
    (extract(epoch FROM "opens") / 60)::int,
    (extract(epoch FROM "closes") / 60)::int + CASE WHEN "closes" <= "opens" THEN 1440 ELSE 0 END
  ) END) WITH &&
);--> statement-breakpoint
-- Every search reads them all, and so does every page with the search form.
CREATE FUNCTION location_exceptions_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM location_exceptions GROUP BY location_id HAVING count(*) > 200) THEN
    RAISE EXCEPTION 'a place has too many exceptions'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'location_exceptions_count', TABLE = 'location_exceptions';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER location_exceptions_bounded AFTER INSERT OR UPDATE ON "location_exceptions"
  FOR EACH STATEMENT EXECUTE FUNCTION location_exceptions_bounded();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "location_exceptions"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- The one rule everything else relies on: no car is taken twice at the same time, whoever asks.
ALTER TABLE "car_occupancies" ADD CONSTRAINT "car_occupancies_no_overlap"
  EXCLUDE USING gist ("car_id" WITH =, "occupied" WITH &&);--> statement-breakpoint
INSERT INTO "catalogue_version" ("id", "version") VALUES (1, 1);--> statement-breakpoint
-- Each process keeps the catalogue in memory. Any change moves the version, which every search and registration
-- compares with its own copy, and tells the listeners so that they read it before anyone asks.
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'company', 'groups', 'cars', 'group_prices', 'days_ranges', 'discounts', 'price_regulations', 'taxes', 'weekends',
    'end_price_regulations', 'locations', 'location_times', 'services', 'service_discounts',
    'coupons', 'service_coupons', 'location_coupons', 'group_coupons', 'coupon_days_ranges'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()', name);
  END LOOP;
END
$$;

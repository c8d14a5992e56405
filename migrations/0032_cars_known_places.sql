-- Where the cars were and will be, from what is known of their rentals.
UPDATE "car_occupancies" SET
  "start_location_id" = "bookings"."rent_location_id",
  "end_location_id" = coalesce("bookings"."actual_return_location_id", "bookings"."return_location_id")
FROM "bookings" WHERE "bookings"."id" = "car_occupancies"."booking_id";--> statement-breakpoint
-- A car begins where its first rental began; one that was never rented at the company's first place, until staff say otherwise.
UPDATE "cars" SET "home_location_id" = coalesce(
  (SELECT "rent_location_id" FROM "bookings" WHERE "car_id" = "cars"."id" AND "cancelled_at" IS NULL ORDER BY "rent_date" LIMIT 1),
  (SELECT "id" FROM "locations" ORDER BY NOT "is_active", "order_number", "id" LIMIT 1)
);--> statement-breakpoint
-- Every search works by these rules, as by prices.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "location_trips"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TABLE "figure_months" (
	"month" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stale_figures_month" ON "stale_figures" USING btree ("month");--> statement-breakpoint
CREATE INDEX "bookings_out" ON "bookings" USING btree ("return_date") WHERE "bookings"."handed_over_at" is not null and "bookings"."actual_return_date" is null;--> statement-breakpoint
CREATE INDEX "questionnaires_created" ON "questionnaires" USING btree ("created_at");--> statement-breakpoint
-- Every month of Tallinn's calendar that a rental touches, as agreed and as it really was.
CREATE FUNCTION months_of_rental(rental bookings) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT to_char(month, 'YYYY-MM') FROM generate_series(
    date_trunc('month', least(rental.rent_date, rental.handed_over_at) AT TIME ZONE 'Europe/Tallinn'),
    greatest(rental.return_date, rental.actual_return_date) AT TIME ZONE 'Europe/Tallinn',
    interval '1 month') AS month
$$;--> statement-breakpoint
CREATE FUNCTION rental_figures_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO stale_figures (month) SELECT months_of_rental(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stale_figures (month) SELECT months_of_rental(NEW);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A booking counts from the day it is confirmed: registering one costs nothing here.
CREATE TRIGGER figures_stale_insert AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status IN ('CONFIRMED', 'SIGNED')) EXECUTE FUNCTION rental_figures_stale();--> statement-breakpoint
CREATE TRIGGER figures_stale_update AFTER UPDATE OF car_id, rent_location_id, status, price, vat, vat_rate, rent_date,
  return_date, handed_over_at, actual_return_date, coupon_codes, cancelled_at, cancel_fee ON bookings FOR EACH ROW
  WHEN (NEW.status IN ('CONFIRMED', 'SIGNED') OR OLD.status IN ('CONFIRMED', 'SIGNED'))
  EXECUTE FUNCTION rental_figures_stale();--> statement-breakpoint
CREATE TRIGGER figures_stale_delete AFTER DELETE ON bookings FOR EACH ROW
  WHEN (OLD.status IN ('CONFIRMED', 'SIGNED')) EXECUTE FUNCTION rental_figures_stale();--> statement-breakpoint
CREATE FUNCTION answer_figures_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO stale_figures (month) VALUES (to_char(OLD.created_at AT TIME ZONE 'Europe/Tallinn', 'YYYY-MM'));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stale_figures (month) VALUES (to_char(NEW.created_at AT TIME ZONE 'Europe/Tallinn', 'YYYY-MM'));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER figures_stale AFTER INSERT OR DELETE OR UPDATE OF quality, condition, recommend, created_at
  ON questionnaires FOR EACH ROW EXECUTE FUNCTION answer_figures_stale();--> statement-breakpoint
-- Whoever empties the tables at once leaves no month as it was.
CREATE FUNCTION all_figures_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM figure_months;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER figures_stale_truncate AFTER TRUNCATE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION all_figures_stale();--> statement-breakpoint
CREATE TRIGGER figures_stale_truncate AFTER TRUNCATE ON questionnaires
  FOR EACH STATEMENT EXECUTE FUNCTION all_figures_stale();

-- Two agreements about the same group and the same days cannot both be true.
-- safe: the last release does not know the table.
ALTER TABLE "company_prices" ADD CONSTRAINT "company_prices_no_overlap"
  EXCLUDE USING gist ("account_id" WITH =, "group_id" WITH =, daterange("start", "end", '[]') WITH &&);--> statement-breakpoint
-- What was agreed with a company decides its prices: every process has to know at once.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_prices"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

-- What was agreed with a company decides its prices: every process has to know at once.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

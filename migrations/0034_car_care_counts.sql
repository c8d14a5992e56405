-- What a car needs decides whether it is offered: every process has to know at once.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_duties"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

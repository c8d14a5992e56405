CREATE INDEX "visitor_registrations_network" ON "visitor_registrations" USING btree ("network_hash");--> statement-breakpoint
-- safe: a table of ten million takes half a minute, and until then whoever books waits; docs/operations.md says how to build them before.
CREATE INDEX IF NOT EXISTS "clients_phone" ON "clients" USING btree ("phone");
CREATE TABLE "limit_counts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counts_until" ON "limit_counts" USING btree ("until");
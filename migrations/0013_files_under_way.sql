CREATE TABLE "files_under_way" (
	"file_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "files_under_way_created" ON "files_under_way" USING btree ("created_at");
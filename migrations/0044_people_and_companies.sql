CREATE TABLE "booking_bans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_bans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"reason" text NOT NULL,
	"until" date,
	"by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by_id" integer,
	CONSTRAINT "booking_bans_reason" CHECK ("booking_bans"."reason" <> ''),
	CONSTRAINT "booking_bans_lifted" CHECK (("booking_bans"."lifted_at" is null) = ("booking_bans"."lifted_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"text" text NOT NULL,
	"by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_notes_text" CHECK ("client_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "collective_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collective_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"month" text NOT NULL,
	"number" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collective_invoices_number" UNIQUE("number"),
	CONSTRAINT "collective_invoices_month" UNIQUE("account_id","month")
);
--> statement-breakpoint
CREATE TABLE "collective_parts" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"registry_code" text NOT NULL,
	"vat_number" text,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"language" "language" NOT NULL,
	"code" text,
	"discount" integer NOT NULL,
	"credit_limit" integer,
	"due_days" smallint DEFAULT 14 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_accounts_registry_code" UNIQUE("registry_code"),
	CONSTRAINT "company_accounts_discount" CHECK ("company_accounts"."discount" between 0 and 10000),
	CONSTRAINT "company_accounts_credit" CHECK ("company_accounts"."credit_limit" >= 0),
	CONSTRAINT "company_accounts_due" CHECK ("company_accounts"."due_days" between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_on_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "purchase_order" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_bans" ADD CONSTRAINT "booking_bans_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bans" ADD CONSTRAINT "booking_bans_by_id_admins_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bans" ADD CONSTRAINT "booking_bans_lifted_by_id_admins_id_fk" FOREIGN KEY ("lifted_by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_by_id_admins_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_invoices" ADD CONSTRAINT "collective_invoices_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_parts" ADD CONSTRAINT "collective_parts_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_parts" ADD CONSTRAINT "collective_parts_invoice_id_collective_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."collective_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_bans_client" ON "booking_bans" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_notes_client" ON "client_notes" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_accounts_code" ON "company_accounts" USING btree (lower("code"));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: no row has an account yet, so there is nothing to write into it
CREATE INDEX "bookings_account" ON "bookings" USING btree ("account_id") WHERE "bookings"."account_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_on_account" CHECK ("bookings"."account_id" is not null or not "bookings"."is_on_account");
ALTER TYPE "public"."paper_kind" ADD VALUE 'receipt';--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_money";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "entry_id" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_entry" UNIQUE("entry_id");--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_money" CHECK (("papers"."kind" in ('contract', 'signed-contract')) = ("papers"."amount" is null) and ("papers"."kind" = 'credit-note') = ("papers"."credits_id" is not null) and ("papers"."kind" in ('contract', 'signed-contract', 'invoice', 'credit-note')) = ("papers"."entry_id" is null));
CREATE TABLE "staff_presences" (
	"booking_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presences_booking_id_admin_id_pk" PRIMARY KEY("booking_id","admin_id")
);
--> statement-breakpoint
ALTER TABLE "staff_presences" ADD CONSTRAINT "staff_presences_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_presences" ADD CONSTRAINT "staff_presences_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_presences_admin" ON "staff_presences" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "staff_presences_seen" ON "staff_presences" USING btree ("seen_at");
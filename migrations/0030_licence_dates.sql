CREATE TABLE "licence_dates" (
	"booking_id" integer NOT NULL,
	"driver" smallint NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "licence_dates_booking_id_driver_pk" PRIMARY KEY("booking_id","driver"),
	CONSTRAINT "licence_dates_driver" CHECK ("licence_dates"."driver" >= 0),
	CONSTRAINT "licence_dates_order" CHECK ("licence_dates"."since" < "licence_dates"."until")
);
--> statement-breakpoint
ALTER TABLE "licence_dates" ADD CONSTRAINT "licence_dates_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
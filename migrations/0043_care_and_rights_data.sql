-- What staff took down by telephone has a client of theirs: each booking has a row of its own there.
UPDATE "bookings" SET "channel" = 'phone'
FROM "clients" c WHERE c."id" = "bookings"."client_id" AND c."is_entered_by_staff";--> statement-breakpoint
-- Months are counted with more in them from now on.
DELETE FROM "figure_months";

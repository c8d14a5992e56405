-- A code that no visitor can type is made one that can be, without what stands between codes.
WITH cleaned AS (SELECT id, upper(regexp_replace(code, '[[:space:][:cntrl:],\x3b]', '', 'g')) AS code FROM coupons)
UPDATE coupons SET code = cleaned.code FROM cleaned
WHERE coupons.id = cleaned.id AND coupons.code <> cleaned.code AND char_length(cleaned.code) BETWEEN 2 AND 40
  AND NOT EXISTS (SELECT FROM cleaned AS other WHERE other.code = cleaned.code AND other.id <> cleaned.id);--> statement-breakpoint
-- Where that is another coupon's code, or too short or too long, the number of the coupon tells it apart.
UPDATE coupons SET code = left(regexp_replace(code, '[[:space:][:cntrl:],\x3b]', '', 'g'), 29) || '-' || id
WHERE code !~ '^[^[:space:][:cntrl:],\x3b]{2,40}$';--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_code_form";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_code_form" CHECK ("coupons"."code" = upper("coupons"."code") and "coupons"."code" ~ '^[^[:space:][:cntrl:],\x3b]{2,40}$');

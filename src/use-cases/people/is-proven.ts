import { sql } from 'drizzle-orm'

/**
 * Of a row of `clients`: staff wrote them down, or they have paid or were handed a car. Anyone can type another's code
 * into the website. In plain names, because a column of the outer table loses its own among those that are selected.
 */
export const isProven = sql<boolean>`(clients.is_entered_by_staff or exists (
  select 1 from bookings b where b.client_id = clients.id and (b.is_paid or b.handed_over_at is not null)))`

-- Planning what one booking owes took three times as long as finding it, each time: its plan is kept by each connection.
ALTER FUNCTION refresh_owed(integer[]) SET plan_cache_mode = force_generic_plan;

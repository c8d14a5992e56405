import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { type CalendarDay, dayOf } from '../../../domain/calendar/wall-clock.ts'

/** Today's date in Tallinn, wherever the browser is. */
export const tallinnToday = (): CalendarDay => dayOf(labelOf(new Date()))

import { type CalendarDay, dayOf } from '../../../domain/calendar/wall-clock.ts'
import { tallinnMinute } from '../../words/tallinn-clock.ts'

/** Today's date in Tallinn, wherever the browser is. */
export const tallinnToday = (): CalendarDay => dayOf(tallinnMinute(new Date()))

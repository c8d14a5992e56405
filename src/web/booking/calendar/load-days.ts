/** The calendar is not with the page; a browser that cannot have it has one of its own. */
export const loadDays = () => import('./range-calendar.tsx').catch(() => import('./native-dates.tsx'))

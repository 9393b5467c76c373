// What a server needs for calendars and mails: pure, without Firebase and without a page.
export { addDays, type DateText } from '../calendar/calendar-date.ts';
export { formatCalendarDate, formatDaysAway } from '../calendar/format-date.ts';
export { todayOf } from '../calendar/today.ts';
export type { GiftEvent } from '../model/gift-event.ts';
export { type GiftItem, isToWrap } from '../model/gift-item.ts';
export type { Person } from '../model/person.ts';
export { readRecord } from '../store/read-record.ts';
export { noSettings, type Settings } from '../model/settings.ts';
export { calendarText } from './calendar-text.ts';
export { dueReminders } from './due-reminders.ts';
export { occasionsOf, type Occasion, type ReminderSources } from './occasion.ts';

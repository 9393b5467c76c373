// What pages and programs know of occasions. Pure: no Firebase, no RxJS, no page.
export { calendarText } from './calendar-text.ts';
export { dueReminders, type Reminder } from './due-reminders.ts';
export { occasionsOf, sourcesOf, type Occasion, type ReminderSources } from './occasion.ts';

import { text } from '@evergift/language';
import type { ContactsFile } from './contact.ts';
import type { FileProblem } from './file-problem.ts';
import { isBirthdayCalendar, readBirthdayEvent } from './read-birthday-event.ts';
import { readCard } from './read-card.ts';
import { readContacts } from './read-contacts.ts';
import type { SliceOptions } from './slices.ts';

type Reading = Promise<ContactsFile | FileProblem>;

/** The contacts of an address book (vCard). */
export const readAddressBook = (content: string, options?: SliceOptions): Reading =>
  readContacts(
    {
      text: content,
      component: 'VCARD',
      source: 'address-book',
      read: readCard,
      nothing: text('There is no whole contact in this file.'),
    },
    options,
  );

/** The people of a calendar (iCalendar) who have a birthday in it. */
export function readCalendar(content: string, options?: SliceOptions): Reading {
  const ofBirthdays = isBirthdayCalendar(content);
  return readContacts(
    {
      text: content,
      component: 'VEVENT',
      source: 'calendar',
      read: (part) => readBirthdayEvent(part, ofBirthdays),
      nothing: text(
        'There is no entry in this calendar. Export the calendar that contains the birthdays and choose that file.',
      ),
    },
    options,
  );
}

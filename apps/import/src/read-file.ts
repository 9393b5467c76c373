import { text } from '@evergift/language';
import { decodeText } from './read/decode-text.ts';
import type { ContactsFile } from './read/contact.ts';
import { fileProblem, sizeProblem, type FileProblem } from './read/file-problem.ts';
import { isBirthdayCalendar, readBirthdayEvent } from './read/read-birthday-event.ts';
import { readCard } from './read/read-card.ts';
import { isTable, parseTable, type Table } from './table/parse-table.ts';
import { readBackup, type Backup } from './restore/backup.ts';
import { readContacts } from './read/read-contacts.ts';
import type { SliceOptions } from './read/slices.ts';

/** What is in a file, or why it gives nothing. */
export type ReadFile = ContactsFile | Table | Backup | FileProblem;

const addressBook = /^[ \t]*BEGIN:VCARD[ \t]*$/im;
const calendar = /^[ \t]*BEGIN:VCALENDAR[ \t]*$/im;

const otherKind = () =>
  fileProblem(
    'other-kind',
    text(
      'This file holds neither contacts nor birthdays. Choose an address book (vCard, .vcf), a calendar (.ics) or a table (.csv).',
    ),
  );

/**
 * Reads a file that somebody chose, by what is in it and not by its name. Never throws for what a file
 * contains; rejects with the signal's reason when it is aborted.
 */
export async function readFile(bytes: Uint8Array, options: SliceOptions = {}): Promise<ReadFile> {
  const problem = sizeProblem({ size: bytes.length, firstByte: bytes[0] });
  if (problem) return problem;
  const content = decodeText(bytes);
  if (typeof content !== 'string') return content;
  if (addressBook.test(content)) {
    const nothing = text('There is no whole contact in this file.');
    const file = {
      text: content,
      component: 'VCARD',
      source: 'address-book',
      read: readCard,
      nothing,
    } as const;
    return readContacts(file, options);
  }
  if (calendar.test(content)) {
    const ofBirthdays = isBirthdayCalendar(content);
    const nothing = text(
      'There is no entry in this calendar. Export the calendar that holds the birthdays and choose that file.',
    );
    const read = (part: Parameters<typeof readBirthdayEvent>[0]) =>
      readBirthdayEvent(part, ofBirthdays);
    const file = { text: content, component: 'VEVENT', source: 'calendar', read, nothing } as const;
    return readContacts(file, options);
  }
  if (content.trim() === '') return sizeProblem({ size: 0, firstByte: undefined }) ?? otherKind();
  if (/^\s*[{[]/.test(content)) return readBackup(content);
  return isTable(content) ? parseTable(content) : otherKind();
}

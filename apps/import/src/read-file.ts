import { text } from '@evergift/language';
import { decodeText } from './read/decode-text.ts';
import type { ContactsFile } from './read/contact.ts';
import { fileProblem, sizeProblem, type FileProblem } from './read/file-problem.ts';
import { isTable, parseTable, type Table } from './table/parse-table.ts';
import { readBackup, type Backup } from './restore/backup.ts';
import type { SliceOptions } from './read/slices.ts';

/** What is in a file, or why it gives nothing. */
export type ReadFile = ContactsFile | Table | Backup | FileProblem;

const addressBook = /^[ \t]*BEGIN:VCARD[ \t]*$/im;
const calendar = /^[ \t]*BEGIN:VCALENDAR[ \t]*$/im;

/** The parser of address books and calendars is larger than all else of an import: a table does without. */
const loadContactsReader = () => import('./read/read-contacts-file.ts');

const otherKind = () =>
  fileProblem(
    'other-kind',
    text(
      'This file contains neither contacts nor birthdays. Choose an address book (vCard, .vcf), a calendar (.ics) or a table (.csv).',
    ),
  );

/**
 * Reads a file that somebody chose, by what is in it and not by its name. Never throws for what a file
 * contains; rejects with the signal's reason when it is aborted, and where the parser of contacts cannot be
 * loaded.
 */
export async function readFile(bytes: Uint8Array, options: SliceOptions = {}): Promise<ReadFile> {
  const problem = sizeProblem({ size: bytes.length, firstByte: bytes[0] });
  if (problem) return problem;
  const content = decodeText(bytes);
  if (typeof content !== 'string') return content;
  if (addressBook.test(content))
    return (await loadContactsReader()).readAddressBook(content, options);
  if (calendar.test(content)) return (await loadContactsReader()).readCalendar(content, options);
  if (content.trim() === '') return sizeProblem({ size: 0, firstByte: undefined }) ?? otherKind();
  if (/^\s*[{[]/.test(content)) return readBackup(content);
  return isTable(content) ? parseTable(content) : otherKind();
}

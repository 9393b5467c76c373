import type { Contact, ContactsFile, Unreadable } from './contact.ts';
import { componentsOf, type Component } from './content-lines.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import { inSlices, type SliceOptions } from './slices.ts';

/** How one part of a file becomes a contact, or why it does not. */
export type ReadComponent = (component: Component) => Contact | Unreadable;

/** The contacts among what was read, and what could not be. */
export function sortEntries(
  entries: readonly (Contact | Unreadable)[],
): Pick<ContactsFile, 'contacts' | 'unreadable'> {
  const contacts = entries.filter((entry): entry is Contact => !('reason' in entry));
  const unreadable = entries.filter((entry): entry is Unreadable => 'reason' in entry);
  return { contacts, unreadable };
}

interface Source {
  readonly text: string;
  /** What the parts are called in the file: 'VCARD'. */
  readonly component: string;
  readonly source: ContactsFile['source'];
  readonly read: ReadComponent;
  /** Said of a file without a single such part. */
  readonly nothing: string;
}

/** The contacts of a file of content lines, and what of it could not be read. */
export async function readContacts(
  { text, component, source, read, nothing }: Source,
  options: SliceOptions = {},
): Promise<ContactsFile | FileProblem> {
  const entries: (Contact | Unreadable)[] = [];
  let done = 0;
  await inSlices(
    componentsOf(text, component),
    (part) => {
      for (const { length } of part.lines) done += length + 2;
      const entry = read(part);
      entries.push(entry);
    },
    { ...options, shareOf: () => Math.min(1, done / text.length) },
  );
  if (entries.length === 0) return fileProblem('nothing-in-it', nothing);
  return { kind: 'contacts', source, ...sortEntries(entries) };
}

import type { DateText } from '@evergift/data';

/** Somebody in an address book, a calendar or a table. Texts are '' where nothing was written. */
export interface Contact {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly nickname: string;
  /** A calendar date, in 1604 when the year is not known, or ''. */
  readonly birthday: DateText;
  readonly notes: string;
  readonly relationship: string;
  /** What is left out of it, and why: 'The birthday “around Easter” names no day.' */
  readonly remarks: readonly string[];
}

/** What could not be read, where, and why. */
export interface Unreadable {
  readonly line: number;
  /** How it can be recognised: a name, or the start of its text. */
  readonly text: string;
  readonly reason: string;
}

/** What a file of contacts contains. */
export interface ContactsFile {
  readonly kind: 'contacts';
  /** Where they come from. */
  readonly source: 'address-book' | 'calendar' | 'table';
  readonly contacts: readonly Contact[];
  readonly unreadable: readonly Unreadable[];
}

import type { DateText, GiftStage, GiftStatus } from '@evergift/data';
import type { Unreadable } from '../read/contact.ts';

/** Somebody whom a table names. */
export interface NamedPerson {
  /** '' for somebody who is not there yet. */
  readonly id: string;
  readonly name: string;
}

interface Entry {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly people: readonly NamedPerson[];
  readonly notes: string;
  /** Whether it is there already, or is before in the file. */
  readonly match: 'new' | 'there';
  /** What is left out of it, and why: 'The price “45 €” is no amount in dollars and is left out.' */
  readonly remarks: readonly string[];
}

/** An event of a table. */
export interface EventEntry extends Entry {
  readonly kind: 'event';
  readonly title: string;
  readonly date: DateText;
  readonly type: string;
  /** In cents; null for none. */
  readonly budget: number | null;
}

/** A gift of a table; its first person is the recipient, the others share it. */
export interface GiftEntry extends Entry {
  readonly kind: 'gift';
  readonly name: string;
  readonly status: GiftStatus;
  readonly stage: GiftStage;
  /** The event of a purchase, or the one that an idea is planned for. */
  readonly event: { readonly id: string; readonly title: string } | undefined;
  /** In cents. */
  readonly estimatedCost: number;
  /** In cents; 0 for an idea. */
  readonly purchasedCost: number;
  readonly url: string;
}

export type TableEntry = EventEntry | GiftEntry;

/** The events or gifts of a table beside what is there. */
export interface TableEntries {
  readonly entries: readonly TableEntry[];
  readonly unreadable: readonly Unreadable[];
}

import { formatsFor } from '@evergift/data/formats';
import {
  noSettings,
  readRecord,
  type Formats,
  type GiftEvent,
  type GiftItem,
  type Person,
  type Settings,
} from '@evergift/data/records';
import { languageOf } from './in-language.ts';
import type { StoredDocument } from '../program.d.ts';

/** A person's documents as they lie in the database. */
export interface PersonDocuments {
  readonly settings: StoredDocument | undefined;
  readonly people: readonly StoredDocument[];
  readonly events: readonly StoredDocument[];
  readonly giftItems: readonly StoredDocument[];
  /** The currency of others' planners, by the ids of their events. */
  readonly currencies?: ReadonlyMap<string, string>;
}

/** A person's records. */
export interface PersonRecords {
  readonly settings: Settings;
  readonly people: readonly Person[];
  readonly events: readonly GiftEvent[];
  readonly giftItems: readonly GiftItem[];
  /** How this person reads an event: by its planner's currency, and the person's own region and language. */
  readonly formatsOf: (eventId: string) => Formats;
}

/** What does not fit its schema is shown as far as it can be; the person's own device reports it. */
const ignore = () => undefined;

const stored = ({ id, fields }: StoredDocument) => ({ id, fields, pending: false });

export const readSettings = (document: StoredDocument | undefined): Settings =>
  document ? readRecord('settings', stored(document), ignore) : noSettings;

/** Reads documents as the pages do. */
export function readDocuments(documents: PersonDocuments): PersonRecords {
  const settings = readSettings(documents.settings);
  const { currency, region } = settings;
  const language = languageOf(settings.language);
  const currencyOf = (id: string) => documents.currencies?.get(id) ?? currency;
  return {
    settings,
    formatsOf: (id) => formatsFor({ currency: currencyOf(id), region }, language),
    people: documents.people.map((each) => readRecord('people', stored(each), ignore)),
    events: documents.events.map((each) => readRecord('events', stored(each), ignore)),
    giftItems: documents.giftItems.map((each) => readRecord('giftItems', stored(each), ignore)),
  };
}

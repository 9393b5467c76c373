import {
  limits,
  normalizeLink,
  type GiftItem,
  type GiftStage,
  type GiftStatus,
} from '@evergift/data';
import type { RecordGraph } from '@evergift/data/feature';
import { currencyName } from '@evergift/data/reading';
import { nameKey } from '../people/name-key.ts';
import type { Unreadable } from '../read/contact.ts';
import { excerpt, nameProblem, oneLine, within } from '../read/fit-contact.ts';
import { cellOf, cellsOf, type Columns, type Headings } from '../table/columns.ts';
import type { Table, TableRow } from '../table/parse-table.ts';
import { decimalMarkIn, readWrittenMoney } from '../table/written-money.ts';
import type { GiftEntry, NamedPerson } from './entry.ts';
import { EventFinder } from './event-finder.ts';
import { PeopleFinder } from './people-finder.ts';

interface Status {
  readonly status: GiftStatus;
  readonly stage: GiftStage;
}

const idea: Status = { status: 'idea', stage: '' };
const purchase = (stage: GiftStage): Status => ({ status: 'purchased', stage });

/** How people say how far a gift is; 'Bought? yes' too. */
const words: readonly (readonly [RegExp, Status])[] = [
  [/^(?:|ideas?|wish(?:ed)?|wanted|planned?|maybe|open|to ?do|to buy|not yet|no|n|false|0)$/, idea],
  [/^(?:purchased?|bought|paid|done|have|got it|yes|y|x|true|1|✓|✔)$/, purchase('')],
  [/^order(?:ed)?$/, purchase('ordered')],
  [/^(?:arrived|delivered|received)$/, purchase('arrived')],
  [/^wrapped$/, purchase('wrapped')],
  [/^(?:given|gave|gifted)$/, purchase('given')],
];

/** Idea or purchase, and its stage, as a table says it; undefined for a word that says neither. */
function readWrittenStatus(text: string): Status | undefined {
  const said = text.trim().toLowerCase();
  return words.find(([pattern]) => pattern.test(said))?.[1];
}

/** What a column of a table of gifts may contain. */
export type GiftField =
  | 'name'
  | 'recipient'
  | 'event'
  | 'price'
  | 'estimate'
  | 'status'
  | 'url'
  | 'notes';

export const giftHeadings: Headings<GiftField> = {
  name: [
    /^(?:gifts?|gift (?:idea|name|item)|presents?|items?|ideas?|products?)$/i,
    /^(?:name|title|what|description)$/i,
  ],
  recipient: [
    /^(?:recipients?|for|for whom|gift for|to|receiver)$/i,
    /^(?:who|persons?|people)$/i,
    /^name$/i,
  ],
  event: [/^(?:event|occasion|planned for)$/i],
  price: [/^(?:price|costs?|amount|paid|(?:purchased?|actual)[ _-]?(?:cost|price)|spent)$/i],
  estimate: [/^(?:estimated?(?:[ _-]?(?:cost|price))?|budget)$/i],
  status: [/^(?:status|state|stage|(?:bought|purchased|done|ordered)\s*\??)$/i],
  url: [/^(?:links?|urls?|web ?site|web ?page|shop|store|where)$/i],
  notes: [/^(?:notes?|comments?|remarks?|tags?)$/i],
};

/** Who a gift is for, in the words of its problems. */
function recipientsProblem(people: readonly NamedPerson[]): string | undefined {
  if (people.length === 0) return 'It does not say whom it is for.';
  const most = limits.sharers + 1;
  return people.length > most ? `It is for more than ${most} people.` : undefined;
}

/**
 * The gifts of a table, by the columns that somebody chose. One is there already when a gift of this name for this
 * recipient is, at the same event where both say one.
 */
export function readGiftsTable(
  graph: RecordGraph,
  { rows }: Table,
  columns: Columns<GiftField>,
): (GiftEntry | Unreadable)[] {
  const mark = decimalMarkIn([...cellsOf(rows, columns.price), ...cellsOf(rows, columns.estimate)]);
  const people = new PeopleFinder(graph.people.values());
  const events = new EventFinder(graph.today);
  const known = new KnownGifts(graph.giftItems.values());
  const eventsOf = (id: string) =>
    [...graph.eventsByParticipant.ids(id)].flatMap((eventId) => graph.events.get(eventId) ?? []);

  const read = (row: TableRow): GiftEntry | Unreadable => {
    const cell = (field: GiftField) => cellOf(row, columns[field]);
    const name = oneLine(cell('name'));
    const found = people.read(cell('recipient'));
    const reason = nameProblem('name', name) ?? found.problem ?? recipientsProblem(found.people);
    const [recipient] = found.people;
    if (reason || !recipient) {
      return { line: row.line, text: excerpt(name || row.cells.join(' ')), reason: reason ?? '' };
    }
    const remarks: string[] = [];
    const leaveOut = (what: string, field: GiftField, why: string) =>
      remarks.push(`The ${what} “${excerpt(cell(field))}” ${why} and is left out.`);
    const amount = (what: string, field: 'price' | 'estimate') => {
      const read = cell(field) === '' ? 0 : readWrittenMoney(cell(field), mark);
      if (read === undefined) leaveOut(what, field, `is no amount in ${currencyName()}`);
      return read ?? 0;
    };
    const said = readWrittenStatus(cell('status'));
    if (!said) leaveOut('status', 'status', 'says neither idea nor purchased');
    const { status, stage } = said ?? { status: 'idea', stage: '' };
    const isPurchased = status === 'purchased';
    const [price, estimate] = [amount('price', 'price'), amount('estimate', 'estimate')];
    const event = events.find({
      ...{ text: cell('event'), events: eventsOf(recipient.id), isPurchased },
    });
    if (cell('event') !== '' && !event) {
      leaveOut('event', 'event', `is none of ${recipient.name}${isPurchased ? '' : ' to come'}`);
    }
    const url = normalizeLink(cell('url'));
    if (url === undefined) leaveOut('link', 'url', 'is no web address');
    return {
      ...{ kind: 'gift', line: row.line, name, people: found.people, status, stage, remarks },
      event: event && { id: event.id, title: event.title },
      estimatedCost: isPurchased ? estimate : estimate || price,
      purchasedCost: isPurchased ? price : 0,
      url: url ?? '',
      notes: within(remarks, 'note', cell('notes'), limits.notes),
      match: known.has({
        ...{ name, recipient: recipient.id || nameKey(recipient.name), eventId: event?.id ?? '' },
      })
        ? 'there'
        : 'new',
    };
  };
  return rows.map(read);
}

/** What a gift of a table is recognised by. */
interface Recognised {
  readonly name: string;
  /** Id, or the key of a new person's name. */
  readonly recipient: string;
  /** Of a purchase, or of the plan; '' for none. */
  readonly eventId: string;
}

const keyOf = ({ name, recipient }: Recognised) => `${recipient} ${nameKey(name)}`;

/** The gifts that are there, and those before in the file. */
class KnownGifts {
  readonly #eventIds = new Map<string, string[]>();

  constructor(gifts: Iterable<GiftItem>) {
    for (const { name, personId, eventId, plannedEventId } of gifts) {
      this.#add({ name, recipient: personId, eventId: eventId || plannedEventId });
    }
  }

  #add(gift: Recognised): void {
    const key = keyOf(gift);
    const known = this.#eventIds.get(key);
    if (known) known.push(gift.eventId);
    else this.#eventIds.set(key, [gift.eventId]);
  }

  /** Whether the gift is among them; from now on it is. A book for every birthday is another one each time. */
  has(gift: Recognised): boolean {
    const { eventId } = gift;
    const eventIds = this.#eventIds.get(keyOf(gift)) ?? [];
    const isKnown = eventIds.some((id) => id === eventId || id === '' || eventId === '');
    this.#add(gift);
    return isKnown;
  }
}

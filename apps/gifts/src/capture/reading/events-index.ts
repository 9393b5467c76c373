import type { DateText } from '@evergift/data';
import { foldedWords } from '@evergift/data/reading';

/** An event as the line may name it. */
export interface KnownEvent {
  readonly id: string;
  readonly title: string;
  readonly date: DateText;
  /** The ids of those who take part. */
  readonly people: readonly string[];
}

/** A month and a day, and a year when one is said. */
export interface SaidDate {
  readonly year?: string | undefined;
  /** Two digits. */
  readonly month: string;
  /** Two digits. */
  readonly day: string;
}

const isYear = (word: string) => /^20\d\d$/.test(word);
/** Shorter beginnings of titles mean anything. */
const shortestBeginning = 5;

interface Entry {
  readonly event: KnownEvent;
  /** The folded title from each of its words on, in one word: 'mothersday', 'day'. */
  readonly tails: readonly string[];
}

/** Finds events to come by title or date; of several the soonest. Years in titles do not count. */
export class EventsIndex {
  readonly today: DateText;
  readonly #entries: readonly Entry[];
  /** Events by the words that their titles begin with; whole titles first. */
  readonly #titles = new Map<string, KnownEvent[]>();

  /** @param today events before it are left out */
  constructor(events: readonly KnownEvent[], today: DateText) {
    this.today = today;
    const coming = events.filter(({ date }) => date >= today);
    coming.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
    const beginnings: [string, KnownEvent][] = [];
    this.#entries = coming.map((event) => {
      const words = foldedWords(event.title).filter((word) => !isYear(word));
      words.forEach((_, index) => {
        const beginning = words.slice(0, index + 1).join(' ');
        if (index === words.length - 1) this.#add(beginning, event);
        else if (beginning.length >= shortestBeginning) beginnings.push([beginning, event]);
      });
      return { event, tails: words.map((_, index) => words.slice(index).join('')) };
    });
    beginnings.forEach(([beginning, event]) => this.#add(beginning, event));
  }

  #add(words: string, event: KnownEvent): void {
    const events = this.#titles.get(words);
    if (events) events.push(event);
    else this.#titles.set(words, [event]);
  }

  /** The events whose titles are these words, or begin with them. */
  titled(words: string): readonly KnownEvent[] {
    return this.#titles.get(words) ?? [];
  }

  /** The events with a word in their title from which on it begins so: '#mothersday', '#day'. */
  tagged(tag: string): readonly KnownEvent[] {
    const matching = (isMeant: (entry: Entry) => boolean) =>
      this.#entries.filter(isMeant).map(({ event }) => event);
    const begins = (tail: string | undefined) => tail?.startsWith(tag) ?? false;
    const whole = matching(({ tails }) => tails[0] === tag);
    return [
      ...whole,
      ...matching(({ tails }) => tails[0] !== tag && begins(tails[0])),
      ...matching(({ tails }) => !begins(tails[0]) && tails.some(begins)),
    ];
  }

  /** The events on a day. */
  on({ year, month, day }: SaidDate): readonly KnownEvent[] {
    const end = `-${month}-${day}`;
    return this.#entries
      .map(({ event }) => event)
      .filter(({ date }) => date.endsWith(end) && (!year || date.startsWith(year)));
  }
}

import type { DateText, GiftEvent } from '@evergift/data';
import { foldedWords } from '@evergift/data/reading';

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

interface Titled {
  /** In small letters, without accents, signs and year. */
  readonly title: string;
  readonly years: readonly string[];
}

function titled(text: string): Titled {
  const words = foldedWords(text);
  return {
    title: words.filter((word) => !isYear(word)).join(' '),
    years: words.filter(isYear),
  };
}

/** How well a title fits what is said: 0 is the same, undefined is another one. */
function distance(title: string, said: string): number | undefined {
  if (title === said) return 0;
  if (title.startsWith(`${said} `)) return 1;
  return ` ${title} `.includes(` ${said} `) ? 2 : undefined;
}

interface Wanted {
  /** What the cell says: 'Christmas', 'Christmas 2025'. */
  readonly text: string;
  /** The events in which the recipient takes part: a gift belongs to one of them. */
  readonly events: readonly GiftEvent[];
  /** A purchase may belong to an event that has passed; an idea is planned for one to come. */
  readonly isPurchased: boolean;
}

/** Finds the events that gifts of a table belong to. */
export class EventFinder {
  readonly #today: DateText;
  readonly #titles = new Map<string, Titled>();

  constructor(today: DateText) {
    this.#today = today;
  }

  #titled(text: string): Titled {
    const known = this.#titles.get(text);
    if (known) return known;
    const read = titled(text);
    this.#titles.set(text, read);
    return read;
  }

  /** The event that is meant: of several the best title, then the soonest to come, then the latest. */
  find({ text, events, isPurchased }: Wanted): GiftEvent | undefined {
    const { title: said, years } = this.#titled(text);
    if (said === '') return undefined;
    const fitting = events.flatMap((event) => {
      const own = this.#titled(event.title);
      const off = distance(own.title, said);
      const isOfYear =
        years.length === 0 ||
        years.some((year) => event.date.startsWith(year) || own.years.includes(year));
      const isComing = event.date >= this.#today;
      return off !== undefined && isOfYear && (isComing || isPurchased)
        ? [{ event, off, isComing }]
        : [];
    });
    fitting.sort((one, other) => {
      if (one.off !== other.off) return one.off - other.off;
      if (one.isComing !== other.isComing) return one.isComing ? -1 : 1;
      const order = one.event.date < other.event.date ? -1 : 1;
      return one.isComing ? order : -order;
    });
    return fitting[0]?.event;
  }
}

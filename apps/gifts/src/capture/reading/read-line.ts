import type { CapturedLine, Span, Understood } from './captured-line.ts';
import type { EventsIndex } from './events-index.ts';
import type { PeopleIndex } from '@evergift/data/reading';
import { Phrases } from './phrases.ts';
import { readAmount } from './read-amount.ts';
import { readEvent, titleEnd } from './read-event.ts';
import { readLink } from './read-link.ts';
import { readNewName } from './read-new-name.ts';
import { readPeople, type FoundPeople } from './read-people.ts';

/** So many characters of a line are read, in UTF-16 code units; what follows belongs to the name. */
export const longestLine = 5000;

/** What is known while a line is read. */
export interface CaptureContext {
  readonly people: PeopleIndex;
  /** False while more people may arrive: nobody is new then. */
  readonly arePeopleComplete: boolean;
  readonly events: EventsIndex;
  /** Whom the gift is for when the line does not say: '' for nobody. */
  readonly personId: string;
  /** Whether somebody is chosen who is not there yet. */
  readonly hasNewPerson?: boolean;
  /** Phrases that stay in the name, as they were typed. */
  readonly kept?: readonly string[];
}

/** Takes the place of the link, so that the words around it do not become neighbours. */
const placeholder = '\uFFFC';

function blank(line: string, spans: readonly Span[]): string {
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + placeholder.repeat(end - start) + text.slice(end),
    line,
  );
}

/** Which marks close a quotation that this one opens. */
const closing = new Map([
  ['"', '"'],
  ["'", "'’"],
  ['‘', '’'],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
]);

/** What is in quotation marks. An apostrophe within a word, or before a year, quotes nothing. */
function quotedSpans(line: string): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < line.length; start += 1) {
    const marks = closing.get(line[start] ?? '');
    const isOpening =
      marks &&
      /^$|\s/.test(line[start - 1] ?? '') &&
      (line[start] === '«' || /\S/.test(line[start + 1] ?? ''));
    if (!isOpening) continue;
    for (let end = start + 2; end < line.length; end += 1) {
      if (!marks.includes(line[end] ?? '') || !/^$|[\s.,;:!?،؛؟]/.test(line[end + 1] ?? ''))
        continue;
      spans.push({ start, end: end + 1 });
      start = end;
      break;
    }
  }
  return spans;
}

function nameOf(line: string, parts: readonly (Understood | undefined)[]): string {
  const spans = parts.flatMap((part) => part?.spans ?? []);
  spans.sort((one, other) => one.start - other.start);
  let name = '';
  let at = 0;
  for (const { start, end } of spans) {
    name += `${line.slice(at, start)} `;
    at = end;
  }
  return (name + line.slice(at)).replace(/\s+/g, ' ').trim();
}

function findPeople(phrases: Phrases, context: CaptureContext) {
  const { people, arePeopleComplete, events, personId, hasNewPerson } = context;
  const titles = (from: number, first?: string) => titleEnd(phrases, from, events, first);
  const found = readPeople(phrases, people, titles);
  if (found || !arePeopleComplete || personId || hasNewPerson) return { found };
  const added = readNewName(phrases, titles);
  if (!added) return {};
  if (added.isOffered) return { offeredName: added.name };
  phrases.take(added.phrase);
  const somebody: FoundPeople = {
    phrases: [added.phrase],
    personIds: [],
    newName: added.name,
    candidateIds: [],
  };
  return { found: somebody };
}

/**
 * Reads a gift from one line: 'espresso cups for dad ~45 https://shop.example/x #christmas'.
 * docs/decisions/023-capture-line.md has the rules. Never throws; what it does not understand is the name, and
 * so is what is in quotation marks, and a line of which nothing would be left.
 */
export function readLine(line: string, context: CaptureContext): CapturedLine {
  const { kept = [] } = context;
  const text = line.slice(0, longestLine);
  const link = readLink(text, kept);
  const phrases = new Phrases(blank(text, link?.spans ?? []), kept);
  const apart = [...(link?.spans ?? []), ...quotedSpans(text)];
  phrases.words.forEach((word, at) => {
    const isApart = apart.some(({ start, end }) => word.start < end && start < word.end);
    if (isApart) phrases.take({ from: at, to: at + 1 });
  });
  const { found: people, offeredName } = findPeople(phrases, context);
  const isUnclear = people !== undefined && people.personIds.length === 0;
  const personId = people?.personIds[0] ?? (isUnclear ? '' : context.personId);
  const isNew = people ? people.newName !== '' : (context.hasNewPerson ?? false);
  // Somebody new takes part in nothing yet.
  const event = isNew ? undefined : readEvent(phrases, context.events, personId);
  const { amount, purchase } = readAmount(phrases);

  const alone = event && !personId && event.event.people.length === 1 ? event.event.people[0] : '';
  const parts = {
    ...(people && {
      people: { ...people, ...phrases.understood(people.phrases) },
    }),
    ...(purchase && { purchase: phrases.understood([purchase]) }),
    ...(amount && { amount: { cents: amount.cents, ...phrases.understood([amount.phrase]) } }),
    ...(event && {
      event: {
        eventId: event.event.id,
        personId: isUnclear ? '' : (alone ?? ''),
        ...phrases.understood([event.phrase]),
      },
    }),
    ...(link && { link }),
  };
  const name = nameOf(line, Object.values(parts));
  // Something has to be the name, and a link is none: 'For Cleo' alone says no more than a name.
  if (name === '' && !link) return { name: nameOf(line, []) };
  return {
    name,
    ...parts,
    ...(offeredName !== undefined && { offeredName }),
  };
}

import { pageLanguage } from '@evergift/language';
import { formatsFor, type FormatChoice } from '../formats/formats-for.ts';
import { american, writeIn, type Formats } from '../formats/formats.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { Change, MutableTable } from '../tables/table.ts';

// One chunk for who writes in other formats, and for who chooses them.
export {
  allCurrencies,
  allRegions,
  formatsFor,
  type FormatChoice,
  type NamedCode,
} from '../formats/formats-for.ts';

/** Makes this page write as its language does, before anybody's choice is known. */
export const writeInPageLanguage = (): void => writeIn(formatsAtStart());

const formatsAtStart = (): Formats =>
  pageLanguage() === 'en' ? american : formatsFor({ currency: '', region: '' });

const taken = new WeakMap<RecordGraph, Formats>();

/** Makes this page write by a choice. When that is another way than before, all that is open is published anew. */
export function takeFormats(choice: FormatChoice, graph: RecordGraph): void {
  const isDefault = choice.currency + choice.region === '' && pageLanguage() === 'en';
  const next = isDefault ? american : formatsFor(choice);
  if (next === (taken.get(graph) ?? formatsAtStart())) return;
  taken.set(graph, next);
  writeIn(next);
  graph.publish({
    ...{ settings: [], people: [], events: [], giftItems: [] },
    personRows: renewed(graph.personRows),
    eventRows: renewed(graph.eventRows),
    giftRows: renewed(graph.giftRows),
    states: graph.states,
    isAnew: true,
  });
}

/** Makes another object of every row, so that what shows one shows it again. */
const renewed = <Row extends object>(table: MutableTable<Row>): Change<Row>[] =>
  [...table.ids()].flatMap((id) => {
    const before = table.get(id);
    table.set(id, undefined);
    const after = before && { ...before };
    table.set(id, after);
    return { id, before, after };
  });

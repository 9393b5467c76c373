import type { RecordGraph } from '../graph/record-graph.ts';
import { idSchema } from '../model/fields.ts';
import type { Write } from '../store/document-store.ts';
import { planBirthdayEvent } from './birthday-plan.ts';
import { birthdaySources } from './person-plans.ts';

const isId = (text: string) => idSchema.safeParse(text).success;

/**
 * The writes that make every birthday event as it should be today; none when all are. Events that are too many
 * are left alone while it is not known which of them hold gifts.
 */
export function planBirthdaySync(graph: RecordGraph, { giftsKnown = true } = {}): Write[] {
  return [...graph.people.values()]
    .filter(({ id, name, birthday }) => name !== '' && birthday !== '' && isId(id))
    .flatMap((person) => {
      const sources = birthdaySources(graph, person.id);
      const holdsGifts = giftsKnown ? sources.holdsGifts : () => undefined;
      return planBirthdayEvent(person, { ...sources, holdsGifts }).writes;
    });
}

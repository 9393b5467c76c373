import type { RecordGraph } from '../derived/record-graph.ts';
import { planBirthdayEvent } from './birthday-plan.ts';
import { birthdaySources } from './person-plans.ts';
import type { Plan } from './plan.ts';

/**
 * The writes that make every birthday event as it should be today; none when all are (B4). Events that are too many
 * are left alone while it is not known which of them hold gifts.
 */
export function planBirthdaySync(graph: RecordGraph, { giftsKnown = true } = {}): Plan {
  const dependents = [...graph.people.values()]
    .filter(({ name, birthday }) => name !== '' && birthday !== '')
    .flatMap((person) => {
      const sources = birthdaySources(graph, person.id);
      const holdsGifts = giftsKnown ? sources.holdsGifts : () => undefined;
      return planBirthdayEvent(person, { ...sources, holdsGifts }).writes;
    });
  return { dependents, root: [] };
}

import type { RecordGraph } from '../derived/record-graph.ts';
import { planBirthdayEvent } from './birthday-plan.ts';
import { birthdaySources } from './person-plans.ts';
import type { Plan } from './plan.ts';

/** The writes that make every birthday event as it should be today; none when all are (B4). */
export function planBirthdaySync(graph: RecordGraph): Plan {
  const root = [...graph.people.values()]
    .filter(({ name, birthday }) => name !== '' && birthday !== '')
    .flatMap((person) => planBirthdayEvent(person, birthdaySources(graph, person.id)).writes);
  return { dependents: root, root: [] };
}

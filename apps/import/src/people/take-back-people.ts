import { deletePersonWrites } from '@evergift/data/feature';
import type { RecordGraph, Write } from '@evergift/data/feature';
import type { Step } from '../run-in-chunks.ts';

/** Whether deleting takes nothing along that was not made with the person. */
const isAlone = (writes: readonly Write[]) =>
  writes.every(({ kind, address }) => kind === 'delete' && address.collection !== 'giftItems');

/** What takes added people back, with what belongs to them by then. */
export function takeBackPeople(
  graph: RecordGraph,
  ids: readonly string[],
): Required<Pick<Step, 'undoPlan' | 'undoBefore'>> {
  const present = () => ids.filter((id) => graph.people.get(id));
  return {
    undoPlan: () => present().flatMap((id) => deletePersonWrites(graph, id)),
    // Whoever takes part in something by now goes by a deletion of their own: two of them may change the same event.
    undoBefore: () =>
      present()
        .filter((id) => !isAlone(deletePersonWrites(graph, id)))
        .map((id) => () => (graph.people.get(id) ? deletePersonWrites(graph, id) : [])),
  };
}

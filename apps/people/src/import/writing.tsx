import type { ChunkedRun } from '@evergift/data';
import { useObservable } from '@evergift/data/react';
import { Progress } from '@evergift/ui/progress';

const begun = { done: 0, total: 1 };

/** While it is written: how far it is (I4). */
export function Writing({ run }: { run: ChunkedRun }) {
  const { done, total } = useObservable(run.progress$, begun);
  return <Progress label="Importing" value={done} max={total} valueText={`${done} of ${total}`} />;
}

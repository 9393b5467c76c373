import { formatCount } from '@evergift/data/reading';
import { useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Progress } from '@evergift/ui/progress';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { percentInWords } from './in-words.ts';
import type { ChunkedRun, ChunkProgress } from '../run-in-chunks.ts';

const begun = { done: 0, total: 1 };

/** Said to screen readers at each quarter: every entry would be too much. */
function quarterInWords(done: number, total: number): string {
  const quarter = Math.floor((done / total) * 4);
  return quarter > 0 && quarter < 4
    ? text('{percent} imported', { percent: percentInWords(quarter / 4) })
    : '';
}

/** How far the writing is. */
export function WritingProgress({ done, total }: ChunkProgress) {
  const valueText = text('{done} of {total}', {
    ...{ done: formatCount(done), total: formatCount(total) },
  });
  return (
    <>
      <Progress label={text('Importing')} value={done} max={total} valueText={valueText} />
      <VisuallyHidden>
        <span aria-live="polite">{quarterInWords(done, total)}</span>
      </VisuallyHidden>
    </>
  );
}

/** While it is written. */
export function Writing({ run }: { run: ChunkedRun }) {
  return <WritingProgress {...useObservable(run.progress$, begun)} />;
}

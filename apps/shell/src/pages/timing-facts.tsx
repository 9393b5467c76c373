import { formatCount } from '@evergift/data/reading';
import { text } from '@evergift/language';
import { shellApp } from '../deployment/known-app.ts';
import type { AppTimings } from '../timings/app-timings.ts';
import styles from './timings.module.css';

/** '1,240 ms'; less than a millisecond is said to be so. */
export const milliseconds = (time: number): string =>
  time > 0 && time < 1
    ? text('< 1 ms')
    : text('{count} ms', { count: formatCount(Math.round(time)) });

/** What an app took in this visit: only what this browser measured. */
export function TimingFacts({ timings }: { timings: AppTimings }) {
  const { name, load, evaluation, firstRender, longTasks, errors } = timings;
  const isShell = name === shellApp.name;
  const facts: [name: string, value: string][] = [];
  if (load !== undefined) facts.push([text('Load'), milliseconds(load)]);
  if (evaluation !== undefined) facts.push([text('Evaluation'), milliseconds(evaluation)]);
  if (firstRender !== undefined) {
    facts.push([isShell ? text('First paint') : text('First render'), milliseconds(firstRender)]);
  }
  if (longTasks) {
    const blocked = longTasks.count > 0 ? ` (${milliseconds(longTasks.blocked)})` : '';
    facts.push([text('Long tasks'), `${formatCount(longTasks.count)}${blocked}`]);
  }
  facts.push([text('Errors'), formatCount(errors)]);

  return (
    <>
      <dl className={styles.timings}>
        {facts.map(([fact, value]) => (
          <div key={fact} className={styles.timing}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!longTasks && (
        <p className={styles.note}>{text('This browser does not measure long tasks.')}</p>
      )}
    </>
  );
}

import { formatCount } from '@evergift/data/reading';
import { shellApp } from '../deployment/known-app.ts';
import type { AppTimings } from '../timings/app-timings.ts';
import styles from './timings.module.css';

/** '1,240 ms'; less than a millisecond is said to be so. */
export const milliseconds = (time: number): string =>
  time > 0 && time < 1 ? '< 1 ms' : `${formatCount(Math.round(time))} ms`;

/** What an app took in this visit: only what this browser measured. */
export function TimingFacts({ timings }: { timings: AppTimings }) {
  const { name, load, evaluation, firstRender, longTasks, errors } = timings;
  const isShell = name === shellApp.name;
  const facts: [name: string, value: string][] = [];
  if (load !== undefined) facts.push(['Load', milliseconds(load)]);
  if (evaluation !== undefined) facts.push(['Evaluation', milliseconds(evaluation)]);
  if (firstRender !== undefined) {
    facts.push([isShell ? 'First paint' : 'First render', milliseconds(firstRender)]);
  }
  if (longTasks) {
    const blocked = longTasks.count > 0 ? ` (${milliseconds(longTasks.blocked)})` : '';
    facts.push(['Long tasks', `${formatCount(longTasks.count)}${blocked}`]);
  }
  facts.push(['Errors', formatCount(errors)]);

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
      {!longTasks && <p className={styles.note}>This browser does not measure long tasks.</p>}
    </>
  );
}

import { formatMoment } from '@evergift/data';
import { text } from '@evergift/language';
import { Badge } from '@evergift/ui/badge';
import { Card } from '@evergift/ui/card';
import { Fragment } from 'react';
import { CircleCheck, CircleHelp, CircleX, FlaskConical, LoaderCircle } from 'lucide-react';
import { runningBuild } from './app-facts.ts';
import type { AppFacts } from './app-facts.ts';
import type { AppTimings } from '../timings/app-timings.ts';
import styles from './about.module.css';
import { TimingFacts } from './timing-facts.tsx';
import { useRelease } from './use-release.ts';
import type { ReleaseState } from './use-release.ts';

/** 'Nov 20, 2026, 2:05 PM', in the person's time zone. @param at milliseconds since 1970 */
const whenOf = (at: number): string =>
  formatMoment(at, { dateStyle: 'medium', timeStyle: 'short' });

const badges = {
  asking: <Badge icon={<LoaderCircle size={14} aria-hidden />}>{text('Checking')}</Badge>,
  answers: (
    <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden />}>
      {text('Available')}
    </Badge>
  ),
  unnamed: (
    <Badge tone="warning" icon={<CircleHelp size={14} aria-hidden />}>
      {text('Unknown release')}
    </Badge>
  ),
  silent: (
    <Badge tone="urgent" icon={<CircleX size={14} aria-hidden />}>
      {text('Not reachable')}
    </Badge>
  ),
} as const satisfies Record<ReleaseState['status'], unknown>;

const loadedText = ({ loaded }: AppFacts): string =>
  loaded ? whenOf(loaded.at) : text('Not yet in this tab');

interface AppCardProperties {
  app: AppFacts;
  /** Another number asks again. */
  attempt: number;
  /** What it took in this visit. */
  timings: AppTimings | undefined;
  /** What remotes.json says now of the build that this device gets. */
  deployed: AppFacts['listed'];
}

/** One app: which version and build, from where, since when, and whether it can be reached now. */
export function AppCard({ app, attempt, timings, deployed }: AppCardProperties) {
  const state = useRelease(app, attempt);
  const { release, releasedAt } = state.status === 'answers' ? state : {};
  const build = runningBuild(app, release);
  const { gaveUp } = deployed ?? app.listed ?? {};
  const next = app.listed ? deployed?.build : release?.build;
  const isOutdated = app.loaded && next !== undefined && next !== build;
  const since = app.listed?.since ? Date.parse(app.listed.since) : releasedAt;
  const facts: [name: string, value: string][] = [
    [
      text('Version'),
      app.loaded?.version ?? app.listed?.version ?? release?.version ?? text('Not known'),
    ],
    [text('Build'), build ?? text('Not known')],
    [text('Loaded'), loadedText(app)],
    [text('Released'), since ? whenOf(since) : text('Not known')],
  ];
  if (app.listed && !app.listed.isDefault)
    facts.push([text('For'), text('{share} % of devices', { share: app.listed.share })]);
  facts.push([text('From'), app.base.replace(/^https?:\/\//, '').replace(/\/$/, '')]);
  // Last, since an app may be loaded while its card is in sight: nothing of the card moves.
  if (app.loaded) facts.push([text('Contract'), String(app.loaded.contract)]);

  const actions = app.isPreview ? (
    <>
      <Badge tone="warning" icon={<FlaskConical size={14} aria-hidden />}>
        {text('Preview')}
      </Badge>
      {badges[state.status]}
    </>
  ) : (
    badges[state.status]
  );

  return (
    <Card as="li" title={app.label} actions={actions}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              {value.split(/(?<=\/)/).map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {timings && (app.loaded || timings.errors > 0) && <TimingFacts timings={timings} />}
      {isOutdated && (
        <p className={styles.newer}>
          {text('Build {next} is there; a reload brings it.', { next })}
        </p>
      )}
      {gaveUp && (
        <p className={styles.newer}>
          {text(
            'Build {build} ({version}) was given up on this device on {when}: something failed in {failed} of {visits} visits. The build that most devices have is used in its place.',
            { ...gaveUp, when: whenOf(gaveUp.at) },
          )}
        </p>
      )}
    </Card>
  );
}

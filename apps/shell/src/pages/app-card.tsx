import { formatMoment } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import { Card } from '@evergift/ui/card';
import { Fragment } from 'react';
import { CircleCheck, CircleHelp, CircleX, FlaskConical, LoaderCircle } from 'lucide-react';
import { runningBuild } from './app-facts.ts';
import type { AppFacts } from './app-facts.ts';
import styles from './about.module.css';
import { useRelease } from './use-release.ts';
import type { ReleaseState } from './use-release.ts';

/** 'Nov 20, 2026, 2:05 PM', in the person's time zone. @param at milliseconds since 1970 */
const whenOf = (at: number): string =>
  formatMoment(at, { dateStyle: 'medium', timeStyle: 'short' });

const badges = {
  asking: <Badge icon={<LoaderCircle size={14} aria-hidden />}>Checking</Badge>,
  answers: (
    <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden />}>
      Available
    </Badge>
  ),
  unnamed: (
    <Badge tone="warning" icon={<CircleHelp size={14} aria-hidden />}>
      Unknown release
    </Badge>
  ),
  silent: (
    <Badge tone="urgent" icon={<CircleX size={14} aria-hidden />}>
      Not reachable
    </Badge>
  ),
} as const satisfies Record<ReleaseState['status'], unknown>;

const loadedText = ({ loaded }: AppFacts): string =>
  loaded ? whenOf(loaded.at) : 'Not yet in this tab';

/** One app: which version and build, from where, since when, and whether it can be reached now. */
export function AppCard({ app, attempt }: { app: AppFacts; attempt: number }) {
  const state = useRelease(app.base, attempt);
  const release = state.status === 'answers' ? state.release : undefined;
  const build = runningBuild(app, release);
  const isOutdated = app.loaded && release && release.build !== build;
  const facts: [name: string, value: string][] = [
    ['Version', app.loaded?.version ?? release?.version ?? 'Not known'],
    ['Build', build ?? 'Not known'],
    ['Loaded', loadedText(app)],
    ['Released', release?.releasedAt ? whenOf(release.releasedAt) : 'Not known'],
  ];
  if (app.loaded?.contract !== undefined) facts.push(['Contract', String(app.loaded.contract)]);
  facts.push(['From', app.base.replace(/^https?:\/\//, '').replace(/\/$/, '')]);

  const actions = app.isPreview ? (
    <>
      <Badge tone="warning" icon={<FlaskConical size={14} aria-hidden />}>
        Preview
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
      {isOutdated && (
        <p className={styles.newer}>Build {release.build} is there; a reload brings it.</p>
      )}
    </Card>
  );
}

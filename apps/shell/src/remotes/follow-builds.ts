import { appOfBuild, guardOf, isWorse } from '@evergift/releases';
import type { BehaviorSubject } from 'rxjs';
import { canaryOf } from '../deployment/known-app.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { readHistories, writeHistories } from './device-builds.ts';
import type { BuildHistory } from './device-builds.ts';
import type { Remotes } from './remotes.ts';

/** A build that some devices get failed too often on this one, which is back at the default. */
class BuildGivenUpError extends Error {
  override readonly name = 'BuildGivenUpError';
}

interface Page {
  remotes: Pick<Remotes, 'apps$' | 'apps' | 'forgetManifest'>;
  reporting: Pick<ErrorReporting, 'failures$' | 'report'>;
  /** Is given true when a reload brings another build. */
  newVersion$: BehaviorSubject<boolean>;
}

/** Whether nothing can be loaded because there is no network and no worker to answer in its place. */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

/** The build that runs here, or would have; remotes.json may name another by now. */
const keyOf = ({ name, entry: url, loaded, listed }: KnownApp): string =>
  appOfBuild(name, { url, build: (loaded ?? listed)?.build ?? '' });

const isCounted = ({ listed, isPreview }: KnownApp): boolean =>
  listed?.usual !== undefined && !isPreview;

/** Changes what this device knows of a build. */
function note(key: string, change: (before: BuildHistory) => Partial<BuildHistory>): BuildHistory {
  const histories = readHistories();
  const before = histories[key] ?? { visits: 0, failed: 0 };
  const after = { ...before, ...change(before) };
  writeHistories({ ...histories, [key]: after });
  return after;
}

/**
 * While some devices get another build of an app than the others, counts the visits with the one that
 * this device gets, and those in which something of it failed. A build that is not the default and
 * fails too often is given up: from the next load on this device gets the default, the person is
 * offered a reload, and it is reported. All of it happens on the device.
 *
 * A visit is a document that loads something of the app; it counts as failed once, however much fails.
 */
export function followBuilds({ remotes, reporting, newVersion$ }: Page): void {
  const visited = new Set<string>();
  const failed = new Set<string>();

  const visit = (app: KnownApp): void => {
    if (visited.has(app.name)) return;
    visited.add(app.name);
    note(keyOf(app), ({ visits }) => ({ visits: visits + 1 }));
  };

  const fail = (app: KnownApp): void => {
    if (failed.has(app.name)) return;
    failed.add(app.name);
    visit(app);
    const tally = note(keyOf(app), (before) => ({ failed: before.failed + 1 }));
    const { listed } = app;
    if (canaryOf(app) === undefined || tally.gaveUpAt !== undefined) return;
    const usual = readHistories()[listed?.usual ?? ''] ?? { visits: 0, failed: 0 };
    if (!isWorse(tally, usual, guardOf(listed?.guard))) return;
    note(keyOf(app), () => ({ gaveUpAt: Date.now() }));
    remotes.forgetManifest();
    newVersion$.next(true);
    reportGivenUp();
  };

  /** Reports what was given up and not reported yet, perhaps in an earlier visit without a network. */
  const reportGivenUp = (): void => {
    if (!navigator.onLine) return;
    for (const [key, history] of Object.entries(readHistories())) {
      if (history.gaveUpAt === undefined || history.isReported) continue;
      note(key, () => ({ isReported: true }));
      const [area = '', canary = ''] = key.split(':');
      const words = `Build ${canary} of ${area} was given up on this device: something failed in ${history.failed} of ${history.visits} visits. The default build is used in its place.`;
      reporting.report(new BuildGivenUpError(words), { area, canary });
    }
  };

  remotes.apps$.subscribe((apps) =>
    apps.filter((app) => app.loaded && isCounted(app)).forEach(visit),
  );
  reporting.failures$.subscribe((area) => {
    const app = remotes.apps().find(({ name }) => name === area);
    if (app && isCounted(app) && !isCutOff()) fail(app);
  });
  addEventListener('online', reportGivenUp);
  reportGivenUp();
}

import type { RemoteEntry } from '@evergift/contract';
import { useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { ErrorState } from '@evergift/ui/error-state';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notePhase } from '../browser/note-phase.ts';
import { shellApp } from '../deployment/known-app.ts';
import { fetchRemotesManifest } from '../remotes/remotes-manifest.ts';
import { reportUnavailable } from '../remotes/remote-unavailable-error.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { useErrorReporting } from '../reporting/error-reporting-context.ts';
import styles from './about.module.css';
import { PreviewPanel } from './preview-panel.tsx';
import { AppCard } from './app-card.tsx';
import { listApps } from './app-facts.ts';
import { PageVitalsSection } from './page-vitals-section.tsx';
import { visitTimings } from '../timings/visit-timings.ts';

/**
 * `/about`: which version of which app this page is made of. It is for everybody, so that it can be
 * opened when signing in does not work.
 */
export function AboutPage() {
  const remotes = useRemotes();
  const reporting = useErrorReporting();
  const apps = useObservable(remotes.apps$, remotes.apps());
  const [following] = useState(() => visitTimings({ remotes, reporting }));
  const timings = useObservable(following, following.value);
  const [attempt, setAttempt] = useState(1);
  const [isLost, setLost] = useState(false);
  const [deployed, setDeployed] = useState<readonly RemoteEntry[]>([]);
  const again = () => setAttempt((count) => count + 1);

  const [start] = useState(() => performance.now());
  useEffect(() => notePhase(shellApp.name, 'component', start, '/about'), [start]);

  useEffect(() => {
    let current = true;
    remotes.findApps().then(
      () => current && setLost(false),
      (error: unknown) => {
        reportUnavailable(reporting, error);
        if (current) setLost(true);
      },
    );
    // What the list says now, past what this page has read of it.
    fetchRemotesManifest(undefined, { cache: 'no-store' }).then(
      (entries) => current && setDeployed(entries),
      () => current && setDeployed([]),
    );
    return () => {
      current = false;
    };
  }, [remotes, reporting, attempt]);

  return (
    <Page>
      <PageHeader
        title={text('About Evergift')}
        description={text('Evergift is made of several apps. Each one is released separately.')}
        actions={
          <Button onPress={again} icon={<RefreshCw size={18} />}>
            {text('Refresh')}
          </Button>
        }
      />
      <ul className={styles.apps}>
        {listApps(apps).map((app) => (
          <AppCard
            key={app.name}
            app={app}
            attempt={attempt}
            timings={timings.apps.find(({ name }) => name === app.name)}
            deployed={deployed.find(({ name }) => name === app.name)?.listed}
          />
        ))}
      </ul>
      <PageVitalsSection pages={timings.pages} />
      {remotes.preview.origins.length > 0 && apps.length > 0 && (
        <PreviewPanel apps={apps} preview={remotes.preview} />
      )}
      {isLost && (
        <ErrorState
          isCompact
          title={text('The list of apps did not load')}
          message={text(
            'Only what this page knew before is shown. Check your connection and refresh.',
          )}
          onRetry={again}
        />
      )}
    </Page>
  );
}

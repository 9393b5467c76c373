import { text } from '@evergift/language';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { AppHost } from '../reporting/app-host.tsx';
import { AreaErrorBoundary } from '../reporting/area-error-boundary.tsx';
import { useErrorReporting } from '../reporting/error-reporting-context.ts';
import { Oops } from '../reporting/oops.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { useRemotes } from './remotes-context.tsx';
import { reportUnavailable } from './remote-unavailable-error.ts';

interface GateOutletProperties {
  notices: ReactNode;
  children: ReactNode;
}

/** Puts the gate that an app brings around the pages. One that cannot be loaded or shown keeps nobody out. */
export function GateOutlet({ notices, children }: GateOutletProperties) {
  const remotes = useRemotes();
  const reporting = useErrorReporting();
  const [gate, setGate] = useState(() => remotes.peekGate());

  useEffect(() => {
    if (gate !== undefined) return;
    remotes.loadGate().then(setGate, (error: unknown) => {
      reportUnavailable(reporting, error);
      setGate(null);
    });
  }, [remotes, reporting, gate]);

  const loading = <LoadingScreen text={text('Loading')} />;
  if (gate === undefined) return loading;
  if (gate === null) return children;
  const { remote, Gate } = gate;
  const app = { area: remote.name, version: remote.version };
  // What goes wrong in the pages is no fault of the app with the gate.
  const pages = (
    <AreaErrorBoundary area="shell" fallback={() => <Oops />}>
      {children}
    </AreaErrorBoundary>
  );
  return (
    <AreaErrorBoundary {...app} fallback={() => pages}>
      <AppHost {...app}>
        <Gate loading={loading} notices={notices}>
          {pages}
        </Gate>
      </AppHost>
    </AreaErrorBoundary>
  );
}

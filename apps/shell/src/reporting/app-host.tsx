import { HostProvider, useHost } from '@evergift/contract';
import type { Host } from '@evergift/contract';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Owner } from './find-owner.ts';
import type { ErrorReporting } from './error-reporting.ts';
import { useErrorReporting } from './error-reporting-context.ts';
import { notePhase } from '../browser/note-phase.ts';

/** The host as one app knows it: what the app reports is reported in its name. */
export const hostForApp = (
  host: Host,
  reporting: ErrorReporting,
  { area, version }: Owner,
): Host => ({
  ...host,
  reportError: (error) => reporting.report(error, { area, version }),
  notify: (notice) => {
    const { type, error, isReported } = notice;
    const isNews = type === 'error' && error !== undefined && !isReported;
    if (isNews) reporting.report(error, { area, version });
    host.notify(notice);
  },
});

interface AppHostProperties extends Owner {
  /** The route's pattern or the modal's name: how long that takes to render is noted. */
  part?: string;
  children: ReactNode;
}

/** Gives the app below its own view of the host. */
export function AppHost({ area, version, part, children }: AppHostProperties) {
  const host = useHost();
  const reporting = useErrorReporting();
  const own = useMemo(
    () => hostForApp(host, reporting, { area, version }),
    [host, reporting, area, version],
  );
  const [start] = useState(() => performance.now());
  useEffect(() => {
    if (part) notePhase(area, 'component', start, part);
  }, [area, part, start]);
  return <HostProvider host={own}>{children}</HostProvider>;
}

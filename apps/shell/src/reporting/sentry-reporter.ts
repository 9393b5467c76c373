import { captureEvent, captureException, captureMessage, init, setUser } from '@sentry/react';
import type { Event } from '@sentry/react';
import type { Problem } from '@evergift/data';
import { whenIdle } from '../browser/when-idle.ts';
import type { Measurement } from '../timings/report-timings.ts';
import type { Configuration } from '../deployment/configuration.ts';
import type { Reporter } from './reporter.ts';
import {
  isMeasurement,
  scrubBreadcrumb,
  scrubEvent,
  scrubMeasurement,
  measurementLogger,
} from './scrub.ts';
import type { ShellRelease } from './shell-release.ts';

/** What `libs/data` reports is no Error but a record of plain facts. */
const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'area' in error && 'facts' in error;

const sendMeasurement = ({ message, tags, contexts }: Measurement): void =>
  void captureEvent({
    ...{ message, level: 'info', logger: measurementLogger },
    tags: { ...tags },
    contexts: { ...contexts },
  });

/**
 * Initialises Sentry with personal-data sending as configured, by default on; what
 * people wrote never leaves the browser.
 */
export function createSentryReporter(
  options: NonNullable<Configuration['sentry']>,
  shell?: ShellRelease,
): Reporter {
  const sendsPersonalData = options.sendPersonalData ?? true;
  const client = init({
    dsn: options.dsn,
    environment: options.environment ?? 'production',
    ...shell,
    dataCollection: { userInfo: sendsPersonalData },
    defaultIntegrations: false,
    // The phases of an app lie so deep.
    normalizeDepth: 5,
    beforeSend: (event) => (isMeasurement(event) ? scrubMeasurement(event) : scrubEvent(event)),
    beforeBreadcrumb: (breadcrumb) => scrubBreadcrumb(breadcrumb),
  });
  // The library writes this after `beforeSend`: of a visit's figures no address is kept.
  client?.on('beforeEnvelope', ([, items]) => {
    for (const [, sent] of items as [unknown, Event][]) {
      if (isMeasurement(sent)) sent.sdk = { ...sent.sdk, settings: { infer_ip: 'never' } };
    }
  });
  return {
    report: (error, { componentStack, ...tags } = {}, apps) => {
      const running = apps && { apps: { ...apps } };
      if (isProblem(error)) {
        const { area, level } = error;
        const { name: cause, ...facts } = error.facts;
        const extra = { ...facts, ...(cause !== undefined && { cause }) };
        captureMessage(error.message, {
          level,
          tags: { ...tags, area },
          extra,
          ...(running && { contexts: running }),
        });
        return;
      }
      captureException(error, {
        tags,
        contexts: {
          ...running,
          ...(componentStack !== undefined && { react: { componentStack } }),
        },
      });
    },
    followVisit: (visit) =>
      whenIdle(
        () =>
          void import('../timings/report-timings.ts')
            .then(({ reportTimings }) => reportTimings(visit, sendMeasurement))
            .catch(visit.reporting.report),
      ),
    identify: (uid) => setUser(uid !== undefined && sendsPersonalData ? { id: uid } : null),
  };
}

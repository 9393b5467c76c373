import { captureException, init } from '@sentry/react';
import type { Configuration } from '../configuration/configuration.ts';
import { scrub } from './scrub.ts';

/**
 * Initialises Sentry with personal-data sending as configured, by default on (product.md, section
 * 7); what people wrote never leaves the browser (decisions.md, Privacy).
 */
export function createSentryReporter(options: NonNullable<Configuration['sentry']>) {
  init({
    dsn: options.dsn,
    environment: options.environment ?? 'production',
    dataCollection: { userInfo: options.sendPersonalData ?? true },
    defaultIntegrations: false,
    beforeSend: (event) => scrub(event),
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  });
  return (error: unknown, context?: Record<string, string>) => {
    captureException(error, context ? { tags: context } : undefined);
  };
}

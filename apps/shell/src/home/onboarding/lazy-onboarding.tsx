import { lazy } from 'react';

/** Onboarding, fetched only by the few who need it: it brings the date field. */
export const LazyOnboarding = lazy(async () => ({
  default: (await import('./onboarding.tsx')).Onboarding,
}));

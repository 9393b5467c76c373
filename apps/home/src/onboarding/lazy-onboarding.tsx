import { lazy } from 'react';

/** Fetches the onboarding ahead. */
export const loadOnboarding = () => import('./onboarding.tsx');

/** Onboarding, fetched only by the few who need it: it brings the date field. */
export const LazyOnboarding = lazy(async () => ({ default: (await loadOnboarding()).Onboarding }));

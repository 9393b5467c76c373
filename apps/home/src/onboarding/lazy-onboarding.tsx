import { lazyComponent } from '@evergift/ui/lazy-component';

/** Onboarding, fetched only by the few who need it, or ahead for a newcomer: it brings the date field. */
export const { Component: LazyOnboarding, prepare: prepareOnboarding } = lazyComponent(
  async () => (await import('./onboarding.tsx')).Onboarding,
);

import { afterEach, expect, test, vi } from 'vitest';
import { measuredVitals, pageVitals } from './page-vitals.ts';
import type { VitalMetric } from './page-vitals.ts';

const browser = (...supportedEntryTypes: string[]) =>
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes });
afterEach(() => vi.unstubAllGlobals());

const patterns = ['/people', '/people/:personId'];
const metric = (
  name: 'LCP' | 'INP' | 'CLS',
  value: number,
  path: string,
  rating: VitalMetric['rating'] = 'good',
) =>
  ({
    ...{ name, value, rating, entries: [{ startTime: value }] },
    navigationURL: `${location.origin}${path}`,
  }) as unknown as VitalMetric;

test('RL4 vitals are listed by the route’s pattern, never by what is in the address', () => {
  browser('soft-navigation');
  const pages = pageVitals(
    [
      metric('LCP', 900, '/people?q=Ada'),
      metric('INP', 250, '/people/Ada-1', 'needs-improvement'),
      metric('CLS', 0.01, '/people/Ben-2'),
      metric('INP', 80, '/secret/Ada'),
    ],
    patterns,
    () => undefined,
  );
  expect(pages).toEqual([
    { page: '/people', vitals: { LCP: { value: 900, rating: 'good' } } },
    {
      page: '/people/:personId',
      vitals: {
        INP: { value: 250, rating: 'needs-improvement' },
        CLS: { value: 0.01, rating: 'good' },
      },
    },
    { page: 'other', vitals: { INP: { value: 80, rating: 'good' } } },
  ]);
});

test('RL4 of a page that is shown again the worst counts', () => {
  browser('soft-navigation');
  const metrics = [
    metric('INP', 80, '/people'),
    metric('INP', 600, '/people', 'poor'),
    metric('INP', 90, '/people'),
  ];
  expect(pageVitals(metrics, patterns, () => undefined)).toEqual([
    { page: '/people', vitals: { INP: { value: 600, rating: 'poor' } } },
  ]);
});

test('RL4 where the browser counts for the document, a press belongs to the page that was shown', () => {
  browser('event');
  const shownAt = (time: number) => (time === 300 ? '/people/:personId' : undefined);
  const metrics = [metric('LCP', 700, '/people'), metric('INP', 300, '/people')];
  expect(pageVitals(metrics, patterns, shownAt).map(({ page }) => page)).toEqual(patterns);
});

test('RL4 says which vitals a browser measures', () => {
  browser('largest-contentful-paint', 'event');
  expect(measuredVitals()).toEqual(['LCP', 'INP']);
  browser();
  expect(measuredVitals()).toEqual([]);
});

import { matchPath } from '@evergift/router';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { CLSMetric, INPMetric, LCPMetric } from 'web-vitals';

/** Until the largest content is there, until a press shows, and how much moves unasked. */
export type VitalName = 'LCP' | 'INP' | 'CLS';

export interface Vital {
  /** Milliseconds; of CLS a share of the window. */
  value: number;
  /** By the thresholds of web.dev. */
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** How a page of this visit felt. */
export interface PageVitals {
  /** The route's pattern, e.g. `/people/:personId`. */
  page: string;
  vitals: Partial<Record<VitalName, Vital>>;
}

export type VitalMetric = LCPMetric | INPMetric | CLSMetric;

const isObserved = (type: string): boolean =>
  PerformanceObserver.supportedEntryTypes.includes(type);

/** The vitals that this browser measures. */
export const measuredVitals = (): readonly VitalName[] => [
  ...(isObserved('largest-contentful-paint') ? (['LCP'] as const) : []),
  ...(isObserved('event') ? (['INP'] as const) : []),
  ...(isObserved('layout-shift') ? (['CLS'] as const) : []),
];

/** Follows the web vitals of this visit, also from before this call. Each change comes with the same `id`. */
export function followVitals(note: (metric: VitalMetric) => void): void {
  const options = { reportAllChanges: true, reportSoftNavs: true };
  onLCP(note, options);
  onINP(note, options);
  onCLS(note, options);
}

/**
 * The vitals by page, the worst where a page was shown more than once. A browser that knows navigations within
 * a document counts for each of them and names its address; another counts for the document, so there a
 * press belongs to the page that was shown when it happened.
 *
 * @param patterns of all routes: an address itself is never kept
 * @param shownAt the pattern of the page that was shown at a time
 */
export function pageVitals(
  metrics: Iterable<VitalMetric>,
  patterns: readonly string[],
  shownAt: (time: number) => string | undefined,
): PageVitals[] {
  const pages = new Map<string, PageVitals>();
  const knowsNavigations = isObserved('soft-navigation');
  for (const { name, value, rating, navigationURL = location.href, entries } of metrics) {
    const { pathname } = new URL(navigationURL, location.href);
    const pressed = name === 'INP' && !knowsNavigations ? entries[0]?.startTime : undefined;
    const page =
      (pressed !== undefined && shownAt(pressed)) ||
      patterns.find((pattern) => matchPath(pattern, pathname)) ||
      'other';
    const { vitals } = pages.get(page) ?? ({ vitals: {} } as PageVitals);
    const before = vitals[name];
    const worst = before && before.value > value ? before : { value, rating };
    pages.set(page, { page, vitals: { ...vitals, [name]: worst } });
  }
  return [...pages.values()];
}

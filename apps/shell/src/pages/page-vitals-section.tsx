import { formatCount } from '@evergift/data/reading';
import { Badge } from '@evergift/ui/badge';
import { Card } from '@evergift/ui/card';
import { Section } from '@evergift/ui/section';
import { measuredVitals } from '../timings/page-vitals.ts';
import type { PageVitals, Vital, VitalName } from '../timings/page-vitals.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { milliseconds } from './timing-facts.tsx';
import about from './about.module.css';
import styles from './timings.module.css';

const ratings = {
  good: <Badge tone="positive">Good</Badge>,
  'needs-improvement': <Badge tone="warning">Needs work</Badge>,
  poor: <Badge tone="urgent">Poor</Badge>,
} as const satisfies Record<Vital['rating'], unknown>;

/** What each vital says, and what is said while there is none. */
const names: Record<VitalName, { label: string; none: string }> = {
  LCP: { label: 'Content is there', none: 'Only of the first page' },
  INP: { label: 'A press shows', none: 'No press yet' },
  CLS: { label: 'Content moves', none: 'Not yet known' },
};

const written = (name: VitalName, { value }: Vital): string =>
  name === 'CLS' ? formatCount(value) : milliseconds(value);

/** How the pages of this visit felt, by the web vitals. */
export function PageVitalsSection({ pages }: { pages: readonly PageVitals[] }) {
  const remotes = useRemotes();
  const measured = measuredVitals();
  const all = Object.keys(names) as VitalName[];
  const missing = all.filter((name) => !measured.includes(name));
  const titleOf = (page: string): string => {
    if (page === '/about') return 'This page';
    return page === 'other' ? 'Another page' : (remotes.titleOf(page) ?? page);
  };

  return (
    <Section title="Pages of this visit">
      <p className={styles.note}>
        Web vitals as web.dev rates them: until the largest content is there (LCP), until a press
        shows (INP), and how much moves unasked (CLS).
        {missing.length > 0 && ` This browser does not measure ${missing.join(', ')}.`}
      </p>
      {pages.length > 0 && (
        <ul className={about.apps}>
          {pages.map(({ page, vitals }) => (
            <Card as="li" key={page} title={titleOf(page)} headingLevel={3}>
              <dl className={about.facts}>
                {measured.map((name) => {
                  const vital = vitals[name];
                  return (
                    <div key={name} className={styles.vital}>
                      <dt>{names[name].label}</dt>
                      <dd>
                        {vital ? (
                          <>
                            {written(name, vital)} {ratings[vital.rating]}
                          </>
                        ) : (
                          names[name].none
                        )}
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}

import { formatCount } from '@evergift/data/reading';
import { pageLanguage, text } from '@evergift/language';
import { Badge } from '@evergift/ui/badge';
import { Card } from '@evergift/ui/card';
import { Section } from '@evergift/ui/section';
import { measuredVitals } from '../timings/page-vitals.ts';
import type { PageVitals, Vital, VitalName } from '../timings/page-vitals.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { milliseconds } from './timing-facts.tsx';
import aboutStyles from './about.module.css';
import styles from './timings.module.css';

const ratings = {
  good: <Badge tone="positive">{text('Good')}</Badge>,
  'needs-improvement': <Badge tone="warning">{text('Needs work')}</Badge>,
  poor: <Badge tone="urgent">{text('Poor')}</Badge>,
} as const satisfies Record<Vital['rating'], unknown>;

/** What each vital says, and what is said while there is none. */
const names: Record<VitalName, { label: string; none: string }> = {
  LCP: { label: text('Content is there'), none: text('Only of the first page') },
  INP: { label: text('A press shows'), none: text('No press yet') },
  CLS: { label: text('Content moves'), none: text('Not yet known') },
};

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format(words);

const written = (name: VitalName, { value }: Vital): string =>
  name === 'CLS' ? formatCount(value) : milliseconds(value);

/** How the pages of this visit felt, by the web vitals. */
export function PageVitalsSection({ pages }: { pages: readonly PageVitals[] }) {
  const remotes = useRemotes();
  const measured = measuredVitals();
  const all = Object.keys(names) as VitalName[];
  const missing = all.filter((name) => !measured.includes(name));
  const titleOf = (page: string): string => {
    if (page === '/about') return text('This page');
    return page === 'other' ? text('Another page') : (remotes.titleOf(page) ?? page);
  };

  return (
    <Section title={text('Pages of this visit')}>
      <p className={styles.note}>
        {text(
          'Web vitals as web.dev rates them: until the largest content is there (LCP), until a press shows (INP), and how much moves unasked (CLS).',
        )}
        {missing.length > 0 &&
          ` ${text('This browser does not measure {vitals}.', { vitals: listed(missing) })}`}
      </p>
      {pages.length > 0 && (
        <ul className={aboutStyles.apps}>
          {pages.map(({ page, vitals }) => (
            <Card as="li" key={page} title={titleOf(page)} headingLevel={3}>
              <dl className={aboutStyles.facts}>
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

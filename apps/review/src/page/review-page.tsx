import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { ErrorState } from '@evergift/ui/error-state';
import { useMediaQuery, WIDE } from '@evergift/ui/media-query';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { useReview } from './use-review.ts';
import { YearContent } from './year-content.tsx';
import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import styles from './review-page.module.css';
import { useSearchParams } from '@evergift/router';
import { Select } from '@evergift/ui/select';
import { ToggleGroup } from '@evergift/ui/toggle-group';

/** The year that the address names; what is not a year is left out. */
function yearIn(parameters: URLSearchParams): number | undefined {
  const year = parameters.get('year') ?? '';
  return /^[1-9]\d{3}$/.test(year) ? Number(year) : undefined;
}

/** The year that is shown, kept in the address so that reload, Back and a shared link keep it. */
function useYear(thisYear: number): readonly [number, (year: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (year: number) =>
    setParameters(new URLSearchParams(year === thisYear ? {} : { year: String(year) }), {
      replace: true,
    });
  return [yearIn(parameters) ?? thisYear, change];
}

/** The headline, the ribbon and the months: as high as they will be. */
const heights = ['5.25rem', '11rem', '20.5rem'];

/** The page's shape while its figures are on their way. */
function ReviewSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>{text('Loading')}</VisuallyHidden>
      {heights.map((height) => (
        <Skeleton key={height} shape="card" height={height} />
      ))}
    </div>
  );
}

/** A year at a glance: what was given, to whom, when, and for how much. */
export function ReviewPage() {
  const today = useObservable(useData().today$, '');
  const [year, setYear] = useYear(Number(today.slice(0, 4)));
  const { query, hasFailed, retry } = useReview(year);
  const known = query && query.status !== 'loading' ? query : undefined;
  return (
    <Page>
      <PageHeader
        title={text('Year in Review')}
        detail={String(year)}
        actions={<YearSwitch years={known?.data.years ?? []} value={year} onChange={setYear} />}
      />
      {known && <YearContent {...known} today={today} onYear={setYear} />}
      {!known && !hasFailed && <ReviewSkeleton />}
      {hasFailed && (
        <ErrorState
          title={text('Your year could not be drawn')}
          message={text(
            'A part of this page could not be loaded. Check your connection and try again.',
          )}
          onRetry={retry}
        />
      )}
    </Page>
  );
}

/** From more years on they are in a list; on a phone always, as the title has no room beside two. */
const mostInSight = 4;

interface YearSwitchProperties {
  /** The latest first. */
  years: readonly number[];
  value: number;
  onChange: (year: number) => void;
}

/**
 * Which year is shown. Where there is no other one, or none is known yet, only the room that it takes: the title
 * is there first, and must not move.
 */
function YearSwitch({ years, value, onChange }: YearSwitchProperties) {
  const isWide = useMediaQuery(WIDE);
  if (years.length < 2) return <span className={styles.switchRoom} />;
  const options = years.map((year) => ({ id: String(year), label: String(year) }));
  const choose = (id: string) => onChange(Number(id));
  if (!isWide || years.length > mostInSight) {
    return (
      <Select
        label={text('Year')}
        isLabelHidden
        options={options}
        value={String(value)}
        onChange={choose}
      />
    );
  }
  return (
    <ToggleGroup
      label={text('Year')}
      options={options.reverse()}
      value={String(value)}
      onChange={choose}
    />
  );
}

import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { WIDE, useMediaQuery } from '@evergift/ui/media-query';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { NextUp } from './next-up/next-up.tsx';
import { NextUpSkeleton } from './next-up/next-up-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Timeline } from './timeline.tsx';

/**
 * The overview: what to do next, what there is, and what comes up. On a phone the
 * quick actions are below what to do next; adding a gift is in the bar at its lower edge anyway.
 */
export function DashboardPage() {
  const { MorePages } = useHost();
  const isWide = useMediaQuery(WIDE);
  const { data: steps, status, complete } = useQuery(useData().nextSteps$);
  return (
    <Page>
      <PageHeader title={text('Dashboard')} actions={isWide && <QuickActions isWide />} />
      {status === 'loading' ? (
        // Nothing is below before its height is known: it would move.
        <NextUpSkeleton />
      ) : (
        <>
          <NextUp steps={steps} isKnown={complete} />
          {!isWide && <QuickActions isWide={false} />}
          <SummaryCards />
          <Timeline />
          {MorePages && <MorePages />}
        </>
      )}
    </Page>
  );
}

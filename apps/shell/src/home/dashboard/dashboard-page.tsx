import { Page } from '@evergift/ui/page';
import { DashboardHeader } from './dashboard-header.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Timeline } from './timeline.tsx';

/** The overview: what there is, and what comes next (D1 to D4). */
export function DashboardPage() {
  return (
    <Page>
      <DashboardHeader />
      <SummaryCards />
      <Timeline />
    </Page>
  );
}

import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { EmptyState } from '@evergift/ui/empty-state';
import { ErrorState } from '@evergift/ui/error-state';
import { CardGrid } from '@evergift/ui/layout';
import { PageHeader } from '@evergift/ui/page-header';
import { Progress } from '@evergift/ui/progress';
import { Skeleton } from '@evergift/ui/skeleton';
import { StatCard } from '@evergift/ui/stat-card';
import { Plus } from 'lucide-react';

export function StatesSheet() {
  return (
    <>
      <PageHeader title="States" description="Loading, empty, broken." />
      <CardGrid columnWidth="14rem">
        <StatCard label="EVENTS" figure={0} lines={['8 upcoming']} isLoading />
        <StatCard label="Days to Birthday" figure="No Birthday Set" />
        <StatCard
          label="Budget"
          figure="$1,234,567.89 / $2,000,000.00"
          lines={['$765,432.11 left']}
        >
          <Progress label="Budget" isLabelHidden value={61} max={100} valueText="61%" />
        </StatCard>
        <StatCard label="Budget" figure="No Budget Set." />
      </CardGrid>
      <CardGrid columnWidth="20rem">
        <EmptyState
          title="No Gift Items Found."
          message="Ideas come at odd moments. Keep the first one here."
          action={
            <Button variant="primary" icon={<Plus size={18} />}>
              Add Gift
            </Button>
          }
        />
        <ErrorState
          title="Oops! Something went wrong"
          message="Unable to load people.  Please check your connection and try again."
          onRetry={() => {}}
        />
      </CardGrid>
      <Card title="Upcoming Dates">
        <EmptyState isCompact title="No upcoming dates.  Please add an important date." />
        <Skeleton width="60%" />
      </Card>
    </>
  );
}

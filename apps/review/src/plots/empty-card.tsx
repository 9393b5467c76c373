import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import { EmptyState } from '@evergift/ui/empty-state';

interface EmptyCardProperties {
  /** The plot's title. */
  title: string;
  /** What there is none of. */
  missing: string;
  message: string;
}

/** Shown in a plot's place while there is nothing to draw. */
export function EmptyCard({ title, missing, message }: EmptyCardProperties) {
  return (
    <Card as="section" title={title}>
      <EmptyState isCompact title={missing} message={message} />
    </Card>
  );
}

/** There are ideas or occasions in the year, and no present yet. */
export function NothingBought({ title, year }: { title: string; year: number }) {
  return (
    <EmptyCard
      title={title}
      missing={text('No presents in {year} yet', { year: String(year) })}
      message={text('What you mark as bought is counted here.')}
    />
  );
}

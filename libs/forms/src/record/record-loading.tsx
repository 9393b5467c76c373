import { text } from '@evergift/language';
import { Page } from '@evergift/ui/page';
import { Skeleton } from '@evergift/ui/skeleton';

interface RecordLoadingProperties {
  /** What loads. */
  kind: 'Person' | 'Event';
  /** Height of the head of its page, as CSS writes it. */
  headHeight: string;
}

/** In place of a record's page while the record loads. */
export function RecordLoading({ kind, headHeight }: RecordLoadingProperties) {
  return (
    <Page>
      <p role="status">
        {text('{kind, select, Person {Loading Person...} other {Loading Event...}}', { kind })}
      </p>
      <Skeleton height={headHeight} shape="card" />
      <Skeleton height="14rem" shape="card" />
    </Page>
  );
}

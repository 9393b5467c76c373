import { Page } from '@evergift/ui/page';
import { Skeleton } from '@evergift/ui/skeleton';

interface RecordLoadingProperties {
  /** What loads: 'Person', 'Event'. */
  kind: string;
  /** Height of the head of its page, as CSS writes it. */
  headHeight: string;
}

/** In place of a record's page while the record loads. */
export function RecordLoading({ kind, headHeight }: RecordLoadingProperties) {
  return (
    <Page>
      <p role="status">Loading {kind}...</p>
      <Skeleton height={headHeight} shape="card" />
      <Skeleton height="14rem" shape="card" />
    </Page>
  );
}

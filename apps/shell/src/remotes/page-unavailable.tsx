import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { Page } from '@evergift/ui/page';
import { RotateCw } from 'lucide-react';
import { PageOutOfReach, PageProblem } from '../reporting/page-problem.tsx';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** In the place of a page that is on its way and takes long. It opens by itself. */
export function PageSlow({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <div role="status">
        <EmptyState
          isPage
          title={text('This page is taking a while')}
          message={text(
            'It is on its way and opens by itself. The rest of Evergift works meanwhile.',
          )}
          action={
            <Button variant="secondary" onPress={onRetry} icon={<RotateCw size={18} />}>
              {text('Retry')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}

interface PageUnavailableProperties {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a page whose app is out of reach, or does not fit this shell. */
export function PageUnavailable({ error, onRetry }: PageUnavailableProperties) {
  const refusal = error instanceof RemoteUnavailableError ? error.refusal : undefined;
  if (refusal === undefined) return <PageOutOfReach onRetry={onRetry} />;
  return (
    <PageProblem
      title={text('This page does not fit yet')}
      message={text('{refusal} The rest of Evergift works, and nothing is lost.', { refusal })}
      onRetry={onRetry}
    />
  );
}

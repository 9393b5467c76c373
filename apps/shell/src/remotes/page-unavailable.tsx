import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { ErrorState } from '@evergift/ui/error-state';
import { Link } from '@evergift/ui/link';
import { RotateCw } from 'lucide-react';
import { reloadPage } from '../browser/leave-page.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** In the place of a page that is on its way and takes long. It opens by itself. */
export function PageSlow({ onRetry }: { onRetry: () => void }) {
  return (
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
  );
}

interface PageUnavailableProperties {
  error: unknown;
  onRetry: () => void;
}

/**
 * In the place of a page whose app is out of reach, or does not fit this shell. Refresh Page helps
 * where Retry cannot: what the browser keeps of a broken file goes with the document.
 */
export function PageUnavailable({ error, onRetry }: PageUnavailableProperties) {
  const refusal = error instanceof RemoteUnavailableError ? error.refusal : undefined;
  return (
    <ErrorState
      isPage
      title={
        refusal ? text('This page does not fit yet') : text('This page can’t be reached right now')
      }
      message={
        refusal
          ? text('{refusal} The rest of Evergift works, and nothing is lost.', { refusal })
          : text(
              'The rest of Evergift works, and nothing is lost. Check your connection and try again.',
            )
      }
      retryLabel={text('Retry')}
      onRetry={onRetry}
      action={
        <>
          <Button onPress={reloadPage}>{text('Refresh Page')}</Button>
          <Link href="/about">{text('What is running')}</Link>
        </>
      }
    />
  );
}

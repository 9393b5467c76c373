import { Button } from '@evergift/ui/button';
import { ErrorState } from '@evergift/ui/error-state';
import { Link } from '@evergift/ui/link';
import { reloadPage } from '../screens/leave-page.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

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
      title={refusal ? 'This page does not fit yet' : 'This page can’t be reached right now'}
      message={
        refusal
          ? `${refusal} The rest of Evergift works, and nothing is lost.`
          : 'The rest of Evergift works, and nothing is lost. Check your connection and try again.'
      }
      retryLabel="Retry"
      onRetry={onRetry}
      action={
        <>
          <Button onPress={reloadPage}>Refresh Page</Button>
          <Link href="/about">What is running</Link>
        </>
      }
    />
  );
}

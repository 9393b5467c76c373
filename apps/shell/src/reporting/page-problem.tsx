import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { ErrorState } from '@evergift/ui/error-state';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import { reloadPage } from '../browser/leave-page.ts';

interface PageProblemProperties {
  title: string;
  message: string;
  onRetry: () => void;
}

/**
 * In the place of a page that cannot be shown. Refresh Page helps where Retry cannot: what the browser
 * keeps of a broken file goes with the document.
 */
export const PageProblem = ({ title, message, onRetry }: PageProblemProperties) => (
  <Page>
    <ErrorState
      isPage
      title={title}
      message={message}
      retryLabel={text('Retry')}
      onRetry={onRetry}
      action={
        <>
          <Button onPress={reloadPage}>{text('Refresh Page')}</Button>
          {location.pathname !== '/about' && <Link href="/about">{text('What is running')}</Link>}
        </>
      }
    />
  </Page>
);

/** In the place of a page whose files did not come. */
export const PageOutOfReach = ({ onRetry }: { onRetry: () => void }) => (
  <PageProblem
    title={text('This page can’t be reached right now')}
    message={text(
      'The rest of Evergift works, and nothing is lost. Check your connection and try again.',
    )}
    onRetry={onRetry}
  />
);

import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { ErrorState } from '@evergift/ui/error-state';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import type { ReactNode } from 'react';
import { reloadPage } from '../browser/leave-page.ts';
import { AreaErrorBoundary } from './area-error-boundary.tsx';
import { isLoadFailure } from './load-failures.ts';

interface PageErrorBoundaryProperties {
  /** Whose page it is, for the report. */
  area: string;
  version?: string;
  part?: string;
  children: ReactNode;
}

/**
 * Keeps a page's error to the page, so that the bars stay usable. Of a file that did not come it says
 * no more than that. Retry renders the page again,
 * Refresh Page reloads everything.
 */
export function PageErrorBoundary({ children, ...source }: PageErrorBoundaryProperties) {
  return (
    <AreaErrorBoundary
      {...source}
      fallback={(retry, error) => (
        <Page>
          <ErrorState
            isPage
            title={
              isLoadFailure(error)
                ? text('This page can’t be reached right now')
                : text('Oops! Something went wrong')
            }
            message={
              isLoadFailure(error)
                ? text(
                    'The rest of Evergift works, and nothing is lost. Check your connection and try again.',
                  )
                : text("Don't worry, we've been notified and will fix this soon.")
            }
            retryLabel={text('Retry')}
            onRetry={retry}
            action={
              <>
                <Button onPress={reloadPage}>{text('Refresh Page')}</Button>
                <Link href="/about">{text('What is running')}</Link>
              </>
            }
          />
        </Page>
      )}
    >
      {children}
    </AreaErrorBoundary>
  );
}

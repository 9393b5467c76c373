import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { ErrorState } from '@evergift/ui/error-state';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import type { ReactNode } from 'react';
import { reloadPage } from '../browser/leave-page.ts';
import { AreaErrorBoundary } from './area-error-boundary.tsx';

interface PageErrorBoundaryProperties {
  /** Whose page it is, for the report. */
  area: string;
  version?: string;
  part?: string;
  children: ReactNode;
}

/**
 * Keeps a page's error to the page, so that the bars stay usable. Retry renders the page again,
 * Refresh Page reloads everything.
 */
export function PageErrorBoundary({ children, ...source }: PageErrorBoundaryProperties) {
  return (
    <AreaErrorBoundary
      {...source}
      fallback={(retry) => (
        <Page>
          <ErrorState
            isPage
            title={text('Oops! Something went wrong')}
            message={text("Don't worry, we've been notified and will fix this soon.")}
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

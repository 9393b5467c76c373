import { ErrorState } from '@evergift/ui/error-state';
import { Link } from '@evergift/ui/link';
import { Page } from '@evergift/ui/page';
import type { ReactNode } from 'react';
import { AreaErrorBoundary } from './area-error-boundary.tsx';

interface PageErrorBoundaryProperties {
  /** Whose page it is, for the report. */
  area: string;
  version?: string;
  part?: string;
  children: ReactNode;
}

/** Keeps a page's error to the page: the bars stay usable, and Retry renders the page anew (S6). */
export function PageErrorBoundary({ children, ...source }: PageErrorBoundaryProperties) {
  return (
    <AreaErrorBoundary
      {...source}
      fallback={(retry) => (
        <Page>
          <ErrorState
            isPage
            title="Oops! Something went wrong"
            message="Don't worry, we've been notified and will fix this soon."
            retryLabel="Retry"
            onRetry={retry}
            action={<Link href="/about">What is running</Link>}
          />
        </Page>
      )}
    >
      {children}
    </AreaErrorBoundary>
  );
}

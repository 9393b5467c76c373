import { text } from '@evergift/language';
import type { ReactNode } from 'react';
import { AreaErrorBoundary } from './area-error-boundary.tsx';
import { isLoadFailure } from './load-failures.ts';
import { PageOutOfReach, PageProblem } from './page-problem.tsx';

interface PageErrorBoundaryProperties {
  /** Whose page it is, for the report. */
  area: string;
  version?: string;
  part?: string;
  children: ReactNode;
}

/**
 * Keeps a page's error to the page, so that the bars stay usable. A file that did not come is no
 * fault of the page. Retry renders the page again.
 */
export function PageErrorBoundary({ children, ...source }: PageErrorBoundaryProperties) {
  return (
    <AreaErrorBoundary
      {...source}
      fallback={(retry, error) =>
        isLoadFailure(error) ? (
          <PageOutOfReach onRetry={retry} />
        ) : (
          <PageProblem
            title={text('Oops! Something went wrong')}
            message={text("Don't worry, we've been notified and will fix this soon.")}
            onRetry={retry}
          />
        )
      }
    >
      {children}
    </AreaErrorBoundary>
  );
}

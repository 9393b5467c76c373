import { homePath } from '@evergift/contract';
import { useAuth } from '@evergift/data/react';
import { text } from '@evergift/language';
import { BrandMark } from '@evergift/ui/brand-mark';
import { Link } from '@evergift/ui/link';
import { AppFrame } from '@evergift/ui/page';
import { TopBar } from '@evergift/ui/top-bar';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { PageErrorBoundary } from '../reporting/page-error-boundary.tsx';
import { Chrome } from '../chrome/chrome.tsx';
import { PageSkeleton } from '../remotes/page-skeleton.tsx';
import { PreviewNotice } from '../chrome/preview-notice.tsx';

const loadAbout = async () => ({ default: (await import('./about-page.tsx')).AboutPage });

/** The status page, with the bars for who is signed in and without them for everybody else. */
export function AboutRoute() {
  const { user } = useAuth();
  const Frame = user ? Chrome : PlainFrame;
  return (
    <Frame>
      <PageErrorBoundary area="shell" part="about">
        <LazyAbout />
      </PageErrorBoundary>
    </Frame>
  );
}

/** Fetched when first needed; after a failure, what Retry renders fetches it anew. */
function LazyAbout() {
  const [About] = useState(() => lazy(loadAbout));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <About />
    </Suspense>
  );
}

function PlainFrame({ children }: { children: ReactNode }) {
  const brand = (
    <Link href={homePath} variant="plain" aria-label={text('Evergift, to the dashboard')}>
      <BrandMark />
    </Link>
  );
  return (
    <AppFrame topBar={<TopBar brand={brand} />} notice={<PreviewNotice />}>
      {children}
    </AppFrame>
  );
}

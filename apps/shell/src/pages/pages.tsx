import { matchPath, Route, Routes, useLocation } from '@evergift/router';
import { AboutRoute } from '../about/about-route.tsx';
import { DashboardPage } from '../home/dashboard/dashboard-page.tsx';
import { PublicPage } from './public-page.tsx';
import { RemoteOutlet } from '../loading/remote-outlet.tsx';
import { PageErrorBoundary } from '../reporting/page-error-boundary.tsx';
import { RequireUser } from './require-user.tsx';
import { LandingRedirect } from '../screens/landing-redirect.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/**
 * The route table (product.md, section 2): `/auth` and `/about` are for everybody, everything else for signed-in
 * people; the landing page is a document of its own (R1). The remotes' own routes are matched from the root, so they stand below `*`.
 */
export function Pages() {
  const { pathname } = useLocation();
  const isPublic = matchPath('/auth/*', pathname) !== null;
  if (isPublic) {
    return (
      <Routes>
        <Route path="*" element={<PublicPage />} />
      </Routes>
    );
  }
  return (
    <Routes>
      <Route path="/" element={<LandingRedirect />} />
      <Route path="/about" element={<AboutRoute />} />
      <Route element={<RequireUser />}>
        <Route element={<SignedInLayout />}>
          <Route
            path="/dashboard"
            element={
              <PageErrorBoundary area="shell" part="dashboard">
                <DashboardPage />
              </PageErrorBoundary>
            }
          />
          <Route path="*" element={<RemoteOutlet />} />
        </Route>
      </Route>
    </Routes>
  );
}

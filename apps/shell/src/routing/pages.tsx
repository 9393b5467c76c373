import { matchPath, Route, Routes, useLocation } from '@evergift/router';
import { AboutRoute } from '../about/about-route.tsx';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { PublicPage } from '../federation/public-page.tsx';
import { RemoteOutlet } from '../federation/remote-outlet.tsx';
import { PageErrorBoundary } from '../error-boundary/page-error-boundary.tsx';
import { RequireUser } from '../guard/require-user.tsx';
import { LandingRedirect } from '../layout/landing-redirect.tsx';
import { SignedInLayout } from '../layout/signed-in-layout.tsx';

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

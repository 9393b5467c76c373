/**
 * The part of react-router-dom that Evergift uses. Shell and remotes share this package at run time
 * so that there is one router context; sharing react-router-dom whole would lose its tree-shaking
 * (65 kB instead of 14, docs/decisions/003-shared-at-run-time.md).
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { NavigateFunction, RouteObject, To } from 'react-router-dom';

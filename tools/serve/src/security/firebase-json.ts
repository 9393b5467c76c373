import { remoteNames } from '../app-folders.ts';
import { iconCaching, iconPath } from './icon-caching.ts';
import { firebaseOrigins } from './origins.ts';
import type { Origins } from './origins.ts';
import {
  remoteHeaders,
  serviceWorkerHeaders,
  serviceWorkerPath,
  shellHeaders,
} from './security-headers.ts';
import type { Headers } from './security-headers.ts';
import { applicationPaths } from '../shell-routes.ts';

/** `.firebaserc` or `.firebaserc.example`, as far as it is read here. */
export interface FirebaseProjects {
  projects: { default: string };
  targets: Record<string, { hosting: Record<string, string[]> }>;
}

/** The shell's run-time configuration, as far as it is read here. */
export interface DeployedConfiguration {
  /** Without a DSN nothing is reported. */
  sentry?: { dsn?: string };
  appCheck?: { siteKey: string };
  /** Origins from which the shell may open previews of remotes. */
  previews?: readonly string[];
}

/** One site of firebase.json. */
export interface HostingSite {
  target: string;
  /** Folder of its files. */
  public?: string;
  ignore?: readonly string[];
  rewrites?: readonly { source: string; destination: string }[];
  headers?: unknown;
}

/** firebase.json, as far as it is read here. */
export interface FirebaseJson {
  firestore?: { rules: string; indexes: string };
  hosting: readonly HostingSite[];
}

/** `.firebaserc` names no site for an app; the message says which. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

/** Address of an app's hosted site. @throws SiteError */
export function siteOrigin({ projects, targets }: FirebaseProjects, app: string): string {
  const site = targets[projects.default]?.hosting[app]?.[0];
  if (!site) throw new SiteError(`.firebaserc names no hosting site for '${app}'.`);
  return `https://${site}.web.app`;
}

/**
 * The origins of a deployment to Firebase Hosting.
 *
 * @param configuration content of the config.json that is deployed with it
 * @param addresses of apps with a domain of their own
 * @throws SiteError
 */
export function hostedOrigins(
  projects: FirebaseProjects,
  configuration: DeployedConfiguration = {},
  addresses: Readonly<Record<string, string>> = {},
): Origins {
  const originOf = (app: string) => addresses[app] ?? siteOrigin(projects, app);
  const { sentry, appCheck, previews = [] } = configuration;
  return {
    shell: originOf('shell'),
    remotes: remoteNames.map(originOf),
    backend: firebaseOrigins,
    ...(sentry?.dsn && { reports: new URL(sentry.dsn).origin }),
    appCheck: appCheck !== undefined,
    ...(previews.length > 0 && { previews }),
  };
}

const listed = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Files under /assets/ carry a hash of their content in their name; everything else is asked anew. */
const rulesOf = (headers: Headers) => [
  { source: '**', headers: listed({ ...headers, 'Cache-Control': 'no-cache' }) },
  {
    source: '/assets/**',
    headers: listed({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
  },
];

/** Documents of the application: as the server at home, it lets no browser keep them (static-files.ts). */
const documentRules = () => {
  const headers = listed({ 'Cache-Control': 'no-store' });
  const paths = ['/app.html', ...applicationPaths.flatMap((path) => [path, `${path}/**`])];
  return paths.map((source) => ({ source, headers }));
};

const serviceWorkerRule = (origins: Origins) => {
  const { 'Content-Security-Policy': policy = '' } = serviceWorkerHeaders(origins);
  return { source: serviceWorkerPath, headers: listed({ 'Content-Security-Policy': policy }) };
};

/** firebase.json with the headers of every site written anew from the origins. */
export function withHeaders<Content extends FirebaseJson>(
  content: Content,
  origins: Origins,
): Content {
  const hosting = content.hosting.map((site) => ({
    ...site,
    headers:
      site.target === 'shell'
        ? [
            ...rulesOf(shellHeaders(origins)),
            { source: iconPath, headers: listed({ 'Cache-Control': iconCaching }) },
            ...documentRules(),
            serviceWorkerRule(origins),
          ]
        : rulesOf(remoteHeaders(origins)),
  }));
  return { ...content, hosting };
}

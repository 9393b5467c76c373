import { filePolicy, pagePolicy, workerPolicy } from './content-security-policy.ts';
import type { Origins } from './origins.ts';

export type Headers = Readonly<Record<string, string>>;

/** Two years, as the browsers' lists of https-only sites ask for. */
const strictTransportSecurity = ({ sharesDomain = false }: Origins): string =>
  sharesDomain ? 'max-age=63072000' : 'max-age=63072000; includeSubDomains';

/** What no page of Evergift asks the browser for. */
const unusedFeatures = [
  'accelerometer',

  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function always(origins: Origins): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: a key of Firebase may be limited to the pages' origin, which it reads here.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers heed it over https alone; over http it is not sent.
    ...(origins.shell.startsWith('https:') && {
      'Strict-Transport-Security': strictTransportSecurity(origins),
    }),
  };
}

/**
 * What says something about a document, and nothing about a script, a style sheet or a font. The local
 * server speaks HTTP/1.1, where these are a kilobyte of each answer; HTTP/2 (Firebase Hosting, a proxy)
 * repeats a header in a byte or two, so there they stay on everything.
 */
export const documentHeaders = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const;

/** Scripts, style sheets and fonts that pages load. No document, frame or worker starts with one. */
export const isLoadedByPages = (path: string): boolean =>
  /\/assets\/[^/]+-[\w-]{8}\.(?:js|css|woff2)$/.test(path);

/** Headers of everything on the shell's origin: its pages, files and configuration. */
export const shellHeaders = (origins: Origins): Headers => ({
  'Content-Security-Policy': pagePolicy(origins),
  ...always(origins),
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Where the service worker is, with headers of its own: an address that stays. */
export const serviceWorkerPath = '/service-worker.js';

/** Headers of the service worker's script. */
export const serviceWorkerHeaders = (origins: Origins): Headers => ({
  ...shellHeaders(origins),
  'Content-Security-Policy': workerPolicy(origins),
});

/**
 * Headers of a remote's files. Any origin may read them: they are public, contain nothing personal and
 * are fetched without credentials, so the shell's other addresses (previews) work as well.
 */
export const remoteHeaders = (origins: Origins): Headers => ({
  'Content-Security-Policy': filePolicy,
  ...always(origins),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
});

/** Headers of the local backend's answers; its own pages bring a policy of their own. */
export const backendHeaders = (origins: Origins): Headers => ({
  'Content-Security-Policy': filePolicy,
  ...always(origins),
});

import type { App } from './apps.ts';

/** A part of an app that can fail: its origin as a whole, or some of its files. */
export type Part = 'origin' | 'manifest' | 'scripts' | 'entry' | 'page' | 'style' | 'modal';

/** What comes in place of a file. */
export type Answer =
  | { does: 'refuse' | 'hang' }
  | { does: 'delay'; milliseconds: number }
  | { does: 'replace'; status: number; type: string; body: string }
  | { does: 'rewrite'; change: (body: string) => string };

interface FailureText {
  /** As `npm run failures` takes it. */
  name: string;
  /** What the part does, for lists and titles of tests. */
  says: string;
  /** What people are shown: a part of the text. */
  shows: string;
}

/** An app fails. The first of the parts is the one that is meant when none is named. */
export interface AppFailure extends FailureText {
  parts: readonly [Part, ...Part[]];
  answer: Answer;
}

/** The browser fails, by a script that runs before the page. */
export interface BrowserFailure extends FailureText {
  script: string;
}

const unreachable = 'This page can’t be reached right now';
const scripts = ['entry', 'page', 'modal'] as const;

const page = (body: string) => ({ does: 'replace', type: 'text/html', body }) as const;

/**
 * Every known failure of an app that people meet. The browser tests, `npm run failures` and the
 * pictures of docs/failures.md run from this list.
 */
export const appFailures: readonly AppFailure[] = [
  {
    ...{ name: 'gone', says: 'refuses the connection', shows: unreachable },
    parts: ['origin', ...scripts],
    answer: { does: 'refuse' },
  },
  {
    ...{ name: 'silent', says: 'does not answer', shows: unreachable },
    parts: ['origin', ...scripts, 'style'],
    answer: { does: 'hang' },
  },
  {
    ...{ name: 'wrong-type', says: 'answers HTML', shows: unreachable },
    parts: ['origin', ...scripts, 'style'],
    answer: { ...page('<h1>Parking page</h1>'), status: 200 },
  },
  {
    ...{ name: 'error', says: 'answers 500', shows: unreachable },
    parts: ['origin', ...scripts],
    answer: { ...page('broken'), status: 500 },
  },
  {
    ...{ name: 'slow', says: 'answers 3 s late', shows: 'This page is taking a while' },
    parts: ['origin'],
    answer: { does: 'delay', milliseconds: 3000 },
  },
  {
    ...{ name: 'half-deploy', says: 'is not deployed', shows: unreachable },
    parts: ['page', 'style'],
    answer: { ...page('Not found'), status: 404 },
  },
  {
    ...{ name: 'cut', says: 'is truncated', shows: unreachable },
    parts: ['page', 'entry', 'modal'],
    answer: { does: 'rewrite', change: (body) => body.slice(0, body.length / 2) },
  },
  {
    ...{ name: 'throws', says: 'throws when it is evaluated', shows: unreachable },
    parts: ['page', 'entry', 'modal'],
    answer: { does: 'rewrite', change: () => 'throw new Error("torn");' },
  },
  {
    ...{ name: 'old-contract', says: 'speaks an earlier contract', shows: 'speaks contract' },
    parts: ['scripts'],
    answer: {
      does: 'rewrite',
      change: (body) => body.replace(/\bcontract:(\d+)\b/, (_, own) => `contract:${own - 1}`),
    },
  },
  {
    ...{ name: 'newer-shared', says: 'needs a newer React', shows: 'needs react ^19.99.0' },
    parts: ['manifest'],
    answer: {
      does: 'rewrite',
      change: (body) =>
        body.replaceAll(/("name":"react",.*?"requiredVersion":"\^\d+\.)[^"]+/g, '$199.0'),
    },
  },
];

/** Every known failure of the browser itself. */
export const browserFailures: readonly BrowserFailure[] = [
  {
    name: 'storage-full',
    says: 'has no room left',
    shows: 'This browser keeps nothing for Evergift',
    script: `{
      const full = () => new DOMException('The disk is full.', 'QuotaExceededError');
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, ...rest) {
        if (name.startsWith('firestore/')) throw full();
        return open.call(this, name, ...rest);
      };
      Storage.prototype.setItem = () => { throw full(); };
    }`,
  },
];

/** The failures that a part can meet. */
export const failuresOf = (part: Part): AppFailure[] =>
  appFailures.filter(({ parts }) => parts.includes(part));

const names: Record<Part, (app: App) => RegExp> = {
  origin: () => /./,
  manifest: () => /^mf-manifest(-[\da-f]{12})?\.json$/,
  scripts: () => /\.js$/,
  entry: () => /^remoteEntry-.*\.js$/,
  page: ({ chunk }) => new RegExp(`^${chunk}-.*\\.js$`),
  style: ({ chunk }) => new RegExp(`^${chunk}-.*\\.css$`),
  modal: ({ modal }) => new RegExp(`^${modal?.chunk ?? '(?!)'}-.*\\.js$`),
};

/**
 * Whether a file belongs to a part of an app.
 *
 * @param path of an address at the app's origin. Its folder may be written with encoded letters, as
 *   when the app is tried again.
 */
export const isOfPart = (part: Part, app: App, path: string): boolean =>
  names[part](app).test(path.split('/').at(-1) ?? '');

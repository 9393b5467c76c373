import { prefetchPage } from './remotes/prefetch-page.ts';

const isNew = isNewDevice();
const isRemote = !isOfShell(location.pathname);
// A worker has the files on the device.
if (isRemote && !navigator.serviceWorker?.controller) void prefetchPage(location.pathname, isNew);

// Labels are read when their modules run: the language comes before all of them.
const page = document.documentElement;
if (page.lang === 'en') start();
else {
  void import('./boot/speak-page-language.ts')
    .then(({ speakPageLanguage }) => speakPageLanguage())
    .catch((error: unknown) => {
      Object.assign(page, { lang: 'en', dir: '' });
      reportError(error);
    })
    .finally(start);
}

/** Starts in a chunk of its own, which is here long before the rest. */
function start(): void {
  void import('./boot/bootstrap.tsx');
  if (isRemote) void import('./remotes/federation-runtime.ts').catch(() => undefined);
}

/**
 * Whether the first page is the shell's own. What loads remotes comes beside the application otherwise, not after it.
 * A device that is new is led from the dashboard to the sign-in, a remote's page.
 */
function isOfShell(pathname: string): boolean {
  return pathname === '/about' || (pathname === '/dashboard' && !isNew);
}

/** A device that has never shown a theme: nobody signed in here. */
function isNewDevice(): boolean {
  try {
    return localStorage.getItem('evergift.theme') === null;
  } catch {
    return true;
  }
}

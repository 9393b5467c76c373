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
  if (needsRemote()) void import('./remotes/federation-runtime.ts').catch(() => undefined);
}

/**
 * Whether the first page is a remote's. What loads remotes then comes beside the application, not
 * after it. A device that has never shown a theme is new: it is led to the sign-in, a remote's page.
 */
function needsRemote(): boolean {
  if (!/^\/(dashboard|about)$/.test(location.pathname)) return true;
  try {
    return location.pathname === '/dashboard' && localStorage.getItem('evergift.theme') === null;
  } catch {
    return true;
  }
}

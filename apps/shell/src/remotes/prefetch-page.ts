import type { signInPath } from '@evergift/contract';
import { pageFiles } from './page-files.ts';

// oxlint-disable-next-line evergift/shell-names-no-feature -- the contract's code comes later; its type compares them
const signIn: typeof signInPath = '/auth';

/**
 * Fetches what the first page needs of its remote beside the application. Otherwise its files come after that, and
 * after each other. A courtesy: loading the page says what is wrong.
 *
 * @param pathname the address that was opened
 * @param isNew nobody signed in on this device: other pages than public ones lead to the sign-in
 */
export async function prefetchPage(pathname: string, isNew: boolean): Promise<void> {
  const files = await pageFiles(pathname, isNew ? signIn : undefined, get).catch(() => []);
  if (files.length === 0) return;
  const shared = document.querySelector<HTMLMetaElement>('meta[name=files-for-later]');
  for (const href of [...(shared?.content.split(' ') ?? []), ...files]) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { ...kind, crossOrigin: '', href }));
  }
}

/** Fetches a file and keeps the answer for `takeAnswer`. What fails is asked for again by who needs it. */
async function get(address: string, options?: RequestInit): Promise<Response> {
  const answers = (globalThis.evergiftAnswers ??= new Map());
  const answer = fetch(address, options);
  answers.set(address, answer);
  answer.catch(() => answers.delete(address));
  return (await answer).clone();
}

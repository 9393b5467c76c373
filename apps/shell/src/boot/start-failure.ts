import { reloadPage } from '../browser/leave-page.ts';
import styles from './start-failure.module.css';

/** Says without React that the application could not start, and offers to try again. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const page = root.ownerDocument;
  const title = page.createElement('h1');
  title.textContent = 'Evergift could not start';
  const reason = page.createElement('p');
  reason.textContent = `${error instanceof Error ? error.message : String(error)} Check your connection and try again; nothing is lost.`;
  const retry = page.createElement('button');
  retry.textContent = 'Try again';
  retry.className = styles.retry ?? '';
  retry.addEventListener('click', reloadPage);
  const screen = page.createElement('main');
  screen.className = styles.screen ?? '';
  screen.setAttribute('role', 'alert');
  screen.append(title, reason, retry);
  root.replaceChildren(screen);
}

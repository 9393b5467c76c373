import { text } from '@evergift/language';
import { reloadPage } from '../browser/leave-page.ts';
import styles from './start-failure.module.css';

/** Says without React that the application could not start, and offers to try again. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  showScreen(root, {
    role: 'alert',
    title: text('Evergift could not start'),
    message: text('{reason} Check your connection and try again; nothing is lost.', { reason }),
  });
}

/** Says without React that the start takes long. The application takes its place when it comes. */
export function showSlowStart(root: HTMLElement): void {
  showScreen(root, {
    role: 'status',
    title: text('This is taking a while'),
    message: text('Evergift is on its way and opens by itself. Nothing is lost.'),
  });
}

interface Screen {
  role: 'alert' | 'status';
  title: string;
  message: string;
}

function showScreen(root: HTMLElement, { role, title, message }: Screen): void {
  const page = root.ownerDocument;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const words = page.createElement('p');
  words.textContent = message;
  const retry = page.createElement('button');
  retry.textContent = text('Try again');
  retry.className = styles.retry ?? '';
  retry.addEventListener('click', reloadPage);
  const screen = page.createElement('main');
  screen.className = styles.screen ?? '';
  screen.setAttribute('role', role);
  screen.append(heading, words, retry);
  root.replaceChildren(screen);
}

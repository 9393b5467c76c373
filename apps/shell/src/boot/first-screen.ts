import type { Data } from '@evergift/data';
import { text } from '@evergift/language';
import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  first,
  from,
  map,
  merge,
  Observable,
  of,
  race,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { keptOnDevice } from '../browser/kept-text.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { ScreenOwner } from './keep-first-screen.ts';
import './first-screen.css';

type FirstScreenData = Pick<Data, 'session' | 'pendingWrites$' | 'planner$' | 'nextSteps$'>;

/** The first screen of the dashboard, as JSON. Its key begins as everything does that goes at sign-out. */
const keptScreen = keptOnDevice('evergift:first-screen');

/** The application shows what it has when it takes longer than this, in milliseconds. */
const longestWait = 8_000;

/** Whose planner it is comes with the documents of who plans together, which may take this long, in milliseconds. */
const longestWaitForMenu = 2_000;

const idleKeeper = async () => {
  await new Promise<void>(whenIdle);
  return import('./keep-first-screen.ts');
};

/**
 * Ends the screen that the page began with when the application has drawn its own, and keeps the next one on the device
 * while somebody is signed in: one of the planner that is open, and of no other.
 *
 * @param shown$ who is signed in, when their page shows its data; undefined for nobody
 */
export function followFirstScreen(
  { session, pendingWrites$, planner$, nextSteps$ }: FirstScreenData,
  shown$: Observable<string | undefined>,
): void {
  setTimeout(endFirstScreen, longestWait);
  const opened$ = planner$.pipe(
    map(({ ownerUid }) => ownerUid),
    distinctUntilChanged(),
  );
  combineLatest([session.state$, opened$]).subscribe(([{ user, loading }, opened]) => {
    const kept = keptScreen.readJson() as Partial<ScreenOwner> | undefined;
    // Who is signed in is known a moment before which planner they have open.
    const isKnown = opened !== '';
    if (loading || (user && user.uid === kept?.uid && (!isKnown || opened === kept.planner)))
      return;
    keptScreen.write(undefined);
    endFirstScreen();
  });
  combineLatest([shown$, opened$])
    .pipe(
      switchMap(([uid, planner]) => {
        if (uid === undefined) return end$;
        // A planner that was opened after another shows its own data first.
        const shows$ = nextSteps$.pipe(first(({ status }) => status !== 'loading'));
        return shows$.pipe(
          switchMap(() => menu$),
          switchMap(() => merge(end$, from(idleKeeper()))),
          switchMap(({ keepFirstScreen$ }) =>
            keepFirstScreen$({ uid, planner }, keptScreen, pendingWrites$),
          ),
        );
      }),
    )
    // A kept screen is an extra: without its code the next start is a slower one.
    .subscribe({ error: () => undefined });
}

/** Ends the kept screen when the application's own has been painted. */
const end$ = defer(() => {
  requestAnimationFrame(() => requestAnimationFrame(endFirstScreen));
  return EMPTY;
});

/** Emits when the application says whose planner it is, at once where the kept screen does not. */
const menu$ = defer(() => {
  const name = `[aria-label$="${text('Change planner')}"]`;
  if (!document.querySelector(`#first-screen ${name}`)) return of(null);
  const isShown$ = new Observable<null>((subscriber) => {
    const look = () => {
      if (document.querySelector(`#root ${name}`)) subscriber.next(null);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  });
  return race(isShown$, timer(longestWaitForMenu)).pipe(take(1));
});

/**
 * Takes the kept screen away. What was pressed on it is pressed on the application's own, and what has the focus there
 * gets it here.
 */
export function endFirstScreen(): void {
  const screen = document.querySelector<HTMLElement & { pressed?: Element | null }>(
    '#first-screen',
  );
  if (!screen) return;
  const focused = counterpart(screen, document.activeElement);
  const pressed = counterpart(screen, screen.pressed);
  screen.remove();
  focused?.focus();
  pressed?.click();
}

/** The element of the application that is what another one is on the kept screen. */
function counterpart(screen: Element, element: Element | null | undefined) {
  if (!element || !screen.contains(element)) return;
  const alike = (parent: Element | null) =>
    [...(parent?.querySelectorAll<HTMLElement>(element.localName) ?? [])].filter(
      (other) => nameOf(other) === nameOf(element),
    );
  return alike(document.getElementById('root'))[alike(screen).indexOf(element as HTMLElement)];
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

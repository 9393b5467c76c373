import { homePath } from '@evergift/contract';
import { urgencyOf } from '@evergift/data';
import { countdownText } from '@evergift/ui/countdown-text';
import { WIDE } from '@evergift/ui/media-query';
import { filter, fromEvent, map, merge, Observable, of, skip, switchMap, tap } from 'rxjs';
import { whenIdle } from '../browser/when-idle.ts';
import type { keptOnDevice } from '../browser/kept-text.ts';

/** A text; where it counts days, one for each day from the one on which it was kept. */
type Words = string | { readonly byDay: readonly string[] };

/** An element that can be built again: its tag, its attributes, and what is in it. */
type Described = [
  tag: string,
  attributes: Readonly<Record<string, Words>>,
  ...children: (Described | Words)[],
];

/** Whose screen it is, and of whose planner. */
export interface ScreenOwner {
  readonly uid: string;
  readonly planner: string;
}

/** The first screen of the dashboard, as a script in `app.html` builds it again before anything else has come. */
interface FirstScreen extends ScreenOwner {
  lang: string;
  path: string;
  /** The address of the style sheet, which changes with the names of its classes. */
  styles: string | null | undefined;
  wide: string;
  isWide: boolean;
  /** Calendar days since 1970: from the first to the last of them the screen says what is true. */
  day: number;
  lastDay: number;
  elements: Described[];
}

type Kept = Pick<ReturnType<typeof keptOnDevice>, 'write'>;

/** For so many days a screen is good: the countdowns on it are kept for each. */
const goodFor = 7;

/** Two elements with one id would be in the page; and labels come from what has an id. */
const leftOut = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** How many heights of the window are kept. */
const heights = 1.5;

/** Keeps the first screen of somebody's dashboard on the device, as long as somebody subscribes. */
export const keepFirstScreen$ = (
  owner: ScreenOwner,
  kept: Kept,
  pendingWrites$: Observable<number>,
) =>
  occasions(pendingWrites$).pipe(
    switchMap((why) => {
      const isHome = location.pathname === homePath;
      if (why === 'change' && !isHome) kept.write(undefined);
      return why === 'hidden' ? of(null) : idle$;
    }),
    tap(() => keepScreen(owner, kept)),
  );

const idle$ = new Observable<null>((subscriber) => whenIdle(() => subscriber.next(null)));

/** When a screen is kept: a page is opened, which its title says; a change was made; the page is hidden or left. */
const occasions = (pendingWrites$: Observable<number>) =>
  merge(
    of('page' as const),
    new Observable<'page'>((subscriber) => {
      const observer = new MutationObserver(() => subscriber.next('page'));
      observer.observe(document.head, { childList: true, subtree: true });
      return () => observer.disconnect();
    }),
    pendingWrites$.pipe(
      skip(1),
      map(() => 'change' as const),
    ),
    fromEvent(document, 'visibilitychange').pipe(
      filter(() => document.hidden),
      map(() => 'hidden' as const),
    ),
  );

/** Keeps what the dashboard shows, unless it is not all there. */
function keepScreen(owner: ScreenOwner, kept: Kept): void {
  const main = document.querySelector('#root main');
  const frame = main?.parentElement;
  if (location.pathname !== homePath || !frame || !main.querySelector('h1')) return;
  if (document.getElementById('first-screen') || !navigator.onLine) return;
  const now = new Date();
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
  const days = [...main.querySelectorAll<HTMLElement>('[data-days]')]
    .map((badge) => Number(badge.dataset['days']))
    .filter((count) => count >= 0);
  const endOfYear = Date.UTC(now.getFullYear(), 11, 31) / 864e5;
  const screen: FirstScreen = {
    ...owner,
    lang: document.documentElement.lang,
    path: location.pathname + location.search,
    styles: document.querySelector('link[rel=stylesheet]')?.getAttribute('href'),
    wide: WIDE,
    isWide: matchMedia(WIDE).matches,
    day,
    lastDay: Math.min(day + goodFor - 1, endOfYear, ...days.map((count) => day + count)),
    elements: describe(frame),
  };
  kept.write(JSON.stringify(screen));
}

/** An element as it can be built again; none for what is far below the first screen. */
function describe(element: Element): Described[] {
  if (element.getBoundingClientRect().top + scrollY > innerHeight * heights) return [];
  const days = Number(element.getAttribute('data-days') ?? NaN);
  const byDay = (text: (left: number) => string): Words => ({
    byDay: Array.from({ length: Math.min(goodFor, days + 1) }, (_, passed) => text(days - passed)),
  });
  const attributes: Record<string, Words> = {};
  for (const { name, value } of element.attributes) {
    if (leftOut.includes(name)) continue;
    attributes[name] =
      name === 'data-urgency' && days >= 0 ? byDay((left) => urgencyOf(left) ?? 'none') : value;
  }
  if (days >= 0) return [[element.localName, attributes, byDay((left) => countdownText(left))]];
  // What is announced is of its moment; its place stays.
  const isAnnouncement = /^(status|alert)$/.test(element.role ?? '');
  const children = [...(isAnnouncement ? [] : element.childNodes)].flatMap(
    (child): (Described | Words)[] => {
      if (child instanceof Element) return describe(child);
      return child instanceof Text ? [child.data] : [];
    },
  );
  return [[element.localName, attributes, ...children]];
}

import { setViewportWidth } from '@evergift/contract/testing';
import type { RemoteEntry } from '@evergift/contract';
import type { Data } from '@evergift/data';
import { createTestData } from '@evergift/data/testing';
import type { TestData, TestDataOptions } from '@evergift/data/testing';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { concat, from, of, switchMap } from 'rxjs';
import { vi } from 'vitest';
import { App } from '../boot/app.tsx';
import { linkedRemotes } from '../remotes/linked-remotes.ts';
import { Remotes } from '../remotes/remotes.ts';
import type { LinkedRemote } from '../remotes/loaded-remote.ts';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import { createHost } from '../boot/create-host.ts';
import { createToasts } from '../boot/create-toasts.ts';
import { ModalStore } from '../modals/modal-store.ts';
import { SignOut } from '../modals/sign-out.ts';
import type { ShownPreview } from '../remotes/shown-preview.ts';
import { PageTitles } from '../pages/page-titles.ts';
import { followUser } from '../boot/follow-user.ts';
import { createSite } from './create-site.tsx';

export interface OpenShellOptions extends TestDataOptions {
  /** The address. Default '/dashboard'. */
  at?: string;
  /** The page's width in pixels. Default 1440. */
  width?: number;
  /** Runs on the data before anything is shown. Default: adds Ada. */
  before?: (world: TestData) => unknown;
  /** Takes the place of `window.scrollTo`, which jsdom lacks. */
  scrollTo?: (options: ScrollToOptions) => void;
  /** Opens the address in the history entry that is there. Default false: in a new one. */
  isReload?: boolean;
  /** How the browser came to this document, if it says so. */
  openedBy?: NavigationTimingType;
  /** Nobody knows who is signed in before this. Default: known at once. */
  answered?: Promise<unknown>;
  /** Apps that answer otherwise than a page per path. */
  apps?: Record<string, () => Promise<unknown>>;
  /** What the tab shows in a deployed app's place. Default: nothing. */
  preview?: ShownPreview;
  /** What remotes.json lists, at once or when it comes. Default: all apps of the fixture. */
  entries?: readonly RemoteEntry[] | Promise<readonly RemoteEntry[]>;
  /** The remotes that the shell's build brings. Default: those of the product. */
  linked?: readonly LinkedRemote[];
  /** Takes the reports, see `recordReports`. Default: the console. */
  reporting?: ErrorReporting;
  /** Apps whose release.json can be had. */
  releases?: Record<string, () => Response>;
}

const addAda = ({ data }: TestData) => data.commands.addPerson({ name: 'Ada' }).confirmed;

type SessionState = Data['session']['state'];

const unknown: SessionState = { user: null, loading: true, error: undefined };

/** The same data, whose sign-in state is known only after `answered`. */
function withLateAnswer(data: Data, answered: Promise<unknown>): Data {
  const { state$ } = data.session;
  const late$ = concat(of(unknown), from(answered).pipe(switchMap(() => state$)));
  const session = Object.create(data.session, {
    state: { value: unknown },
    state$: { value: late$ },
  }) as Data['session'];
  return { ...data, session };
}

/** What is fetched when it is needed comes from the disk, for which fake timers do not wait. */
const loadLazyParts = (remotes: Remotes) =>
  Promise.all([
    remotes.prefetchGate(),
    import('../pages/about-page.tsx'),
    import('../modals/modal-placeholders.tsx'),
    import('../chrome/command-palette.tsx'),
    import('../chrome/preview-message.tsx'),
    import('../chrome/shortcut-help.tsx'),
  ]);

/**
 * Opens the whole shell at an address, on the real core of the data with a memory backend. Only
 * what lies beyond the page is replaced: the network and the code of the remotes. The clock is
 * still and moves by `pass`.
 */
export async function openShell(options: OpenShellOptions = {}) {
  const { at = '/dashboard', width = 1440, before = addAda, ...others } = options;
  const {
    apps,
    entries,
    releases,
    preview,
    linked = linkedRemotes(),
    answered,
    isReload,
    openedBy,
    reporting = new ErrorReporting(() => []),
    scrollTo = () => undefined,
    ...dataOptions
  } = others;
  const world = await createTestData(dataOptions);
  await before(world);
  const { site, federation } = createSite(apps, releases);
  if (entries) site.entries = entries;
  setViewportWidth(width);
  window.scrollTo = scrollTo as typeof window.scrollTo;
  if (!isReload) history.pushState(null, '', at);
  await loadLazyParts(new Remotes(federation, { linked: linkedRemotes() }));
  vi.useFakeTimers({ now: world.clock.now() });
  if (openedBy) {
    const entries = [{ type: openedBy }] as PerformanceNavigationTiming[];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  }

  const data = answered ? withLateAnswer(world.data, answered) : world.data;
  const toasts = createToasts(reporting);
  const parts = {
    remotes: new Remotes(federation, { ...(preview && { preview }), linked }),
    modals: new ModalStore(),
    reporting,
    toasts,
    titles: new PageTitles(),
    signOut: new SignOut(data.session, (notice) => void toasts.show(notice)),
  };
  await parts.remotes.loadLinked();
  const following = followUser(data, parts);
  const host = createHost(parts);
  const view = render(<App data={data} host={host} {...parts} />);
  const pass = async (milliseconds = 0) => {
    for (const step of [0, milliseconds, 0]) await act(() => vi.advanceTimersByTimeAsync(step));
  };
  for (let step = 0; step < 3; step += 1) await pass();
  /** Moves the clock of the data, on which retries and countdowns depend. */
  const passClock = async (duration: Parameters<TestData['clock']['advance']>[0]) => {
    let isMoving = true;
    void world.clock.advance(duration).finally(() => (isMoving = false));
    while (isMoving) await pass();
    await pass();
  };
  const user = userEvent.setup({ delay: null });
  return { ...world, ...parts, host, site, view, user, pass, passClock, following };
}

import { AuthProvider, DataProvider } from '@evergift/data/react';
import { createTestData } from '@evergift/data/testing';
import type { TestData, TestDataOptions } from '@evergift/data/testing';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from '@evergift/router';
import type { NavigateFunction } from '@evergift/router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { HostProvider } from '../host-context.tsx';
import { answerConfirmations, setViewportWidth } from './browser.ts';
import { createRecordingHost } from './recording-host.ts';
import type { OpenedModal } from './recording-host.ts';
import { createUntil } from './until.ts';

export interface OpenOptions extends TestDataOptions {
  /** The address, with its query. Default '/'. */
  at?: string;
  /** State of the history entry. */
  state?: unknown;
  /** The page's width in pixels; 1440 unless given. */
  width?: number;
  /** Runs on the data before anything is shown. */
  before?: (world: TestData) => unknown;
  onOpenModal?: (modal: OpenedModal) => void;
}

/**
 * Shows components as the shell does, on the real core of the data with a memory backend, with a
 * host that records. The clock is stopped, and moves by `pass` and `passClock` only.
 */
export async function openInHost(
  content: ReactNode,
  { at = '/', state, width = 1440, before, onOpenModal, ...options }: OpenOptions = {},
) {
  const world = await createTestData(options);
  await before?.(world);
  const { data: otherDevice } = await createTestData({ ...options, world });
  const host = createRecordingHost(onOpenModal);
  const confirmations = answerConfirmations();
  setViewportWidth(width);
  vi.useFakeTimers({ now: world.clock.now() });

  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Lets time pass: what is due is done before, and what it leads to after. */
  const pass = async (milliseconds = 0) => {
    for (const step of [0, milliseconds, 0]) await advance(step);
  };
  /** Moves the clock of the data, on which countdowns and dates depend. */
  const passClock = async (duration: Parameters<TestData['clock']['advance']>[0]) => {
    let isMoving = true;
    void world.clock.advance(duration).finally(() => (isMoving = false));
    while (isMoving) await advance(0);
    await pass();
  };

  const until = createUntil(pass);

  /** Something happens outside the page: on another device, in the sign-in service. */
  const elsewhere = async (happen: (device: TestData['data']) => unknown) => {
    await act(async () => {
      await happen(otherDevice);
    });
    await pass();
  };

  const place = { path: '', arrivedBy: '', navigate: (() => undefined) as NavigateFunction };
  const view = render(
    <DataProvider data={world.data}>
      <AuthProvider>
        <HostProvider host={host}>
          <MemoryRouter initialEntries={[entryOf(at, state)]}>
            <Place onPlace={(now) => Object.assign(place, now)} />
            {content}
          </MemoryRouter>
        </HostProvider>
      </AuthProvider>
    </DataProvider>,
  );
  await pass();
  /** Goes somewhere as the browser's Back (a number) or a link outside the app does. */
  const go = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? place.navigate(to) : place.navigate(to));
    });

  const user = userEvent.setup({ delay: null });
  return {
    ...world,
    host,
    notices: host.notices,
    confirmations,
    place,
    go,
    pass,
    passClock,
    until,
    elsewhere,
    user,
    view,
  };
}

function entryOf(at: string, state: unknown) {
  const { pathname, search, hash } = new URL(at, 'https://evergift.example');
  return { pathname, search, hash, state };
}

interface PlaceProperties {
  onPlace: (place: { path: string; arrivedBy: string; navigate: NavigateFunction }) => void;
}

function Place({ onPlace }: PlaceProperties) {
  const { pathname, search } = useLocation();
  onPlace({ path: pathname + search, arrivedBy: useNavigationType(), navigate: useNavigate() });
  return null;
}

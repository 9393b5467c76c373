import { HostProvider } from '@evergift/contract';
import type { Host, Notice } from '@evergift/contract';
import { createUntil } from '@evergift/contract/testing';
import { AuthProvider, DataProvider } from '@evergift/data/react';
import { createTestData } from '@evergift/data/testing';
import type { TestData, TestDataOptions } from '@evergift/data/testing';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from '@evergift/router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { remote } from '../remote.ts';

export interface OpenPageOptions extends TestDataOptions {
  /** The address, with its query. */
  at: string;
  /** State of the history entry. */
  state?: unknown;
  /** Runs before the page opens. */
  before?: (world: TestData) => Promise<unknown>;
}

/**
 * Opens a page of this app on the real core with a memory backend. Time stands still and moves by
 * `pass` only.
 */
export async function openPage({ at, state, before, ...options }: OpenPageOptions) {
  const world = await createTestData(options);
  await before?.(world);
  const pages = await Promise.all(
    remote.routes.map(async ({ path, load }) => ({ path, Page: await load() })),
  );
  const notices: Notice[] = [];
  const opened: string[] = [];
  const host: Host = {
    notify: (notice) => void notices.push(notice),
    openModal: (name) => void opened.push(name),
    preloadModal: () => undefined,
    signOut: async () => void opened.push('sign-out'),
    reportError: (error) => {
      throw error;
    },
  };
  const place = { path: '', arrivedBy: '' };
  vi.useFakeTimers();
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Lets time pass: what is due is done before, and what it leads to after. */
  const pass = async (milliseconds = 0) => {
    for (const step of [0, milliseconds, 0]) await advance(step);
  };

  render(
    <DataProvider data={world.data}>
      <AuthProvider>
        <HostProvider host={host}>
          <MemoryRouter initialEntries={[entry(at, state)]}>
            <Place onPlace={(now) => Object.assign(place, now)} />
            <Routes>
              {pages.map(({ path, Page }: { path: string; Page: ComponentType }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </HostProvider>
      </AuthProvider>
    </DataProvider>,
  );
  await pass();

  const user = userEvent.setup({ delay: null });
  return { ...world, notices, opened, place, pass, until: createUntil(pass), user };
}

function entry(at: string, state: unknown) {
  const { pathname, search } = new URL(at, 'https://evergift.example');
  return { pathname, search, state };
}

function Place({ onPlace }: { onPlace: (place: { path: string; arrivedBy: string }) => void }) {
  const { pathname, search } = useLocation();
  onPlace({ path: pathname + search, arrivedBy: useNavigationType() });
  return null;
}

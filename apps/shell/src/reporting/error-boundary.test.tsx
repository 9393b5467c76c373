import { defineRemote } from '@evergift/contract/define-remote';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { reloadPage } from '../browser/leave-page.ts';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';
import { AreaErrorBoundary } from './area-error-boundary.tsx';
import { ErrorReportingContext } from './error-reporting-context.ts';
import { noteLoadFailure } from './load-failures.ts';
import { Oops } from './oops.tsx';
import { PageOutOfReach } from './page-problem.tsx';

const torn = new Error('the ribbon is torn');

function Broken(): never {
  throw torn;
}

/** The people app with this page. */
const appOf = (Page: ComponentType) => ({
  people: () =>
    Promise.resolve({
      remote: defineRemote({
        name: 'people',
        label: 'An app',
        version: '1.2.3',
        routes: [{ path: '/people', title: 'People', load: () => Promise.resolve(Page) }],
        modals: {},
      }),
    }),
});

describe('an error that nobody expected', () => {
  test('S6 shows what happened and reports it once, with whose code it was', async () => {
    const { reporting, reports } = recordReports();
    render(
      <ErrorReportingContext value={reporting}>
        <AreaErrorBoundary area="shell" fallback={() => <Oops />}>
          <Broken />
        </AreaErrorBoundary>
      </ErrorReportingContext>,
    );
    expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeDefined();
    const message = "Don't worry, we've been notified and will fix this soon.";
    expect(screen.getByText(message)).toBeDefined();
    await vi.waitFor(() => expect(reports).toHaveLength(1), { timeout: 15_000 });
    expect(reports[0]?.error).toBe(torn);
    expect(reports[0]?.context?.area).toBe('shell');
    expect(reports[0]?.context?.componentStack).toContain('Broken');
  });

  test('S6 Refresh Page reloads the page', async () => {
    render(<Oops />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('S6 in a page of a remote costs this page alone; Retry renders it anew', async () => {
    const { reporting, reports } = recordReports();
    let isBroken = true;
    const Page = () => {
      if (isBroken) throw torn;
      return <h1>Repaired</h1>;
    };
    const { user, pass } = await openShell({
      reporting,
      at: '/people',
      apps: appOf(Page),
    });
    expect(screen.getByText('Oops! Something went wrong')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
    expect(reports.map(({ context }) => [context?.area, context?.version])).toEqual([
      ['people', '1.2.3'],
    ]);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass();
    expect(screen.getByRole('heading', { name: 'Repaired' })).toBeDefined();
  });

  test('S6 a page of a remote that cannot be drawn offers Refresh Page, which reloads', async () => {
    recordReports();
    const { user } = await openShell({
      at: '/people',
      apps: appOf(Broken),
    });
    await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test.each([
    ['/about', 0],
    ['/people', 1],
  ])('S6 what takes the place of %s leads to the status page, not to itself', (path, links) => {
    history.pushState(null, '', path);
    render(<PageOutOfReach onRetry={() => undefined} />);
    expect(screen.queryAllByRole('link', { name: 'What is running' })).toHaveLength(links);
  });

  test('S6 a page of a remote that cannot be loaded offers Refresh Page, too', async () => {
    recordReports();
    const { user } = await openShell({
      at: '/people',
      apps: { people: () => Promise.reject(torn) },
    });
    await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('S6 the same crash is reported once, however often somebody tries again', async () => {
    const { reporting, reports } = recordReports();
    const Page = () => {
      throw Object.assign(new Error('the ribbon is torn'), { stack: 'at page.js:1:2' });
    };
    const { user, pass } = await openShell({
      reporting,
      at: '/people',
      apps: appOf(Page),
    });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await pass();
    }
    expect(screen.getByText('Oops! Something went wrong')).toBeDefined();
    expect(reports).toHaveLength(1);
  });

  test('S6 a page of which a file does not come says so, and not that it is broken', async () => {
    const { reporting } = recordReports();
    const missing = new TypeError('Failed to fetch dynamically imported module');
    noteLoadFailure(missing);
    const Page = () => {
      throw missing;
    };
    await openShell({
      reporting,
      at: '/people',
      apps: appOf(Page),
    });
    expect(screen.getByText('This page can’t be reached right now')).toBeDefined();
    expect(screen.queryByText(/we've been notified/)).toBeNull();
  });

  test('S6 leaving the broken page is enough to see another', async () => {
    const { reporting } = recordReports();
    const { user, pass } = await openShell({
      reporting,
      at: '/people',
      apps: appOf(Broken),
    });
    const [profile] = screen.getAllByRole('link', { name: 'Profile' });
    await user.click(profile as HTMLElement);
    await pass();
    expect(screen.getByRole('heading', { name: 'Page /profile' })).toBeDefined();
  });

  test('S6 on the dashboard leaves the bars usable', async () => {
    const { reporting, reports } = recordReports();
    const world = await openShell({
      reporting,
      // A query that throws while it is read, as no query should.
      before: ({ data }) => {
        Object.defineProperty(data, 'timeline$', {
          value: () => {
            throw torn;
          },
        });
        return data.commands.addPerson({ name: 'Ada' }).confirmed;
      },
    });
    expect(screen.getByText('Oops! Something went wrong')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
    expect(reports[0]?.context).toMatchObject({ area: 'home', version: '0.1.0' });
    expect(reports).toHaveLength(1);
    expect(world.toasts.current()).toEqual([]);
  });
});

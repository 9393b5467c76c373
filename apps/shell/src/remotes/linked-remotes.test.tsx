import { messageKey } from '@evergift/language/message-key';
import { addMessages, speak } from '@evergift/language/speak';
import { HostProvider } from '@evergift/contract';
import type { GateProperties, Host, RemoteModule } from '@evergift/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSite, manifest } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';
import { ErrorReportingContext } from '../reporting/error-reporting-context.ts';
import { GateOutlet } from './gate-outlet.tsx';
import { linkedRemotes } from './linked-remotes.ts';
import { RemotesProvider } from './remotes-context.tsx';
import { Remotes } from './remotes.ts';

const [home] = linkedRemotes();
if (!home) throw new Error('Nothing is linked.');

/** The same app, deployed by itself: remotes.json names it, and its module comes from elsewhere. */
const deployed = {
  linked: [],
  entries: [...manifest, { ...home.entry, entry: '/remotes/home/mf-manifest.json' }],
  apps: { home: home.load },
};
const onboarding = () => screen.queryByRole('heading', { name: 'Add Your First Person' });

describe('an app that the shell’s build links in', () => {
  test('is there when remotes.json cannot be had', async () => {
    const { reporting } = recordReports();
    const { site } = await openShell({ reporting, entries: 'none' as never });
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(2);
    expect(site.loads).toEqual([]);
  });

  test('is checked as every other: a module that does not fit is refused', async () => {
    const { federation } = createSite();
    const broken = { ...home, load: () => Promise.resolve({ remote: { contract: 99 } }) };
    const remotes = new Remotes(federation, { linked: [broken] });
    await expect(remotes.loadPage('/dashboard')).rejects.toThrow("The app 'home' speaks contract");
  });

  test('shows its page when it comes at run time instead', async () => {
    const { site } = await openShell(deployed);
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(site.loads).toEqual(['home']);
  });

  test('is in place of the pages when it comes at run time instead', async () => {
    await openShell({ ...deployed, at: '/people', before: () => undefined });
    await vi.waitFor(() => expect(onboarding()).not.toBeNull(), { timeout: 15_000 });
    expect(screen.queryByRole('heading', { name: 'Page /people' })).toBeNull();
  });

  test('keeps nobody from the other pages when it is down', async () => {
    const { reporting, reports } = recordReports();
    const apps = { home: () => Promise.reject(new Error('down')) };
    await openShell({ ...deployed, apps, at: '/people', reporting });
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    expect(reports.map(({ context }) => context?.area)).toEqual(['home']);
  });

  test('S6 keeps nobody from the pages when what it puts in their place cannot be shown', async () => {
    const { reporting, reports } = recordReports();
    const torn = new Error('the ribbon is torn');
    const { remote } = (await home.load()) as { remote: RemoteModule };
    const Gate = () => {
      throw torn;
    };
    const gate = { load: () => Promise.resolve(Gate) };
    const broken = { ...home, load: () => Promise.resolve({ remote: { ...remote, gate } }) };
    await openShell({ linked: [broken], at: '/people', before: () => undefined, reporting });
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    expect(reports.map(({ error, context }) => [error, context?.area])).toEqual([[torn, 'home']]);
  });

  test('S6 is not blamed for what goes wrong in the pages behind it', async () => {
    const { reporting, reports } = recordReports();
    const { remote } = (await home.load()) as { remote: RemoteModule };
    const gate = { load: () => Promise.resolve(({ children }: GateProperties) => children) };
    const open = { ...home, load: () => Promise.resolve({ remote: { ...remote, gate } }) };
    const remotes = new Remotes(createSite().federation, { linked: [open] });
    await remotes.loadGate();
    const Bars = () => {
      throw new Error('the ribbon is torn');
    };
    render(
      <ErrorReportingContext value={reporting}>
        <HostProvider host={{} as Host}>
          <RemotesProvider remotes={remotes}>
            <GateOutlet notices={null}>
              <Bars />
            </GateOutlet>
          </RemotesProvider>
        </HostProvider>
      </ErrorReportingContext>,
    );
    expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeDefined();
    await vi.waitFor(() => expect(reports).toHaveLength(1), { timeout: 15_000 });
    expect(reports[0]?.context?.area).toBe('shell');
  });

  test('LC4 is called in the language of the page', async () => {
    onTestFinished(() => speak('en'));
    addMessages('de', { [messageKey('Dashboard')]: 'Übersicht' });
    speak('de');
    const remotes = new Remotes(createSite().federation, { linked: linkedRemotes() });
    await remotes.loadLinked();
    const [contributed] = remotes.contributions();
    expect(contributed?.label).toBe('Übersicht');
    expect(contributed?.navigation.map(({ label }) => label)).toEqual(['Übersicht']);
    expect(linkedRemotes()[0]?.entry.contributions.label).toBe('Dashboard');
  });

  test('does its work without a page from the first idle moment on', async () => {
    const { federation } = createSite();
    const background = vi.fn(() => Promise.resolve());
    const { remote } = (await home.load()) as { remote: object };
    const load = () => Promise.resolve({ remote: { ...remote, background } });
    const remotes = new Remotes(federation, { linked: [{ ...home, load }] });
    const report = vi.fn();
    await remotes.startBackground({} as never, report);
    expect(background).toHaveBeenCalledExactlyOnceWith({}, report);
  });
});

import { defineRemote } from '@evergift/contract/define-remote';
import { usePageTitle } from '@evergift/contract';
import { PageHeader } from '@evergift/ui/page-header';
import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { buildRemote } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';
import type { OpenShellOptions } from '../testing/open-shell.tsx';

type Shell = Awaited<ReturnType<typeof openShell>>;

let arrive: (name: string) => void;

/** A person whose name comes later than the page. */
function PersonPage() {
  const [name, setName] = useState<string>();
  useEffect(() => {
    arrive = setName;
  }, []);
  return name === undefined ? (
    <p>Loading Person...</p>
  ) : (
    <PageHeader title={name} detail="(sister)" />
  );
}
const FindPage = () => (
  <>
    <h1>Find</h1>
    <input aria-label="Name" autoFocus />
  </>
);
function EventsPage() {
  usePageTitle('Everything to come');
  return (
    <>
      <h1>Events</h1>
      <input aria-label="Search" />
    </>
  );
}
const people = defineRemote({
  name: 'people',
  label: 'An app',
  version: '1.0.0',
  routes: [
    {
      path: '/people',
      title: 'People',
      load: () => Promise.resolve(() => <PageHeader title="People" />),
    },
    { path: '/people/:personId', title: 'Person', load: () => Promise.resolve(PersonPage) },
    { path: '/people/find/one', title: 'Find', load: () => Promise.resolve(FindPage) },
  ],
  modals: {},
});
const events = {
  ...buildRemote('events', []),
  routes: [{ path: '/events', load: () => Promise.resolve(EventsPage) }],
};
const open = (options: OpenShellOptions = {}) =>
  openShell({
    apps: {
      people: () => Promise.resolve({ remote: people }),
      events: () => Promise.resolve({ remote: events }),
    },
    ...options,
  });

const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;
const follow = async ({ user, pass }: Shell, name: string) => {
  await user.click(link(name));
  await pass(50);
};
const back = async ({ pass }: Shell) => {
  act(() => history.back());
  await pass(50);
};

describe('the document’s title', () => {
  test('is the page’s h1, and follows it', async () => {
    const shell = await open();
    expect(document.title).toBe('Dashboard · Evergift');
    await follow(shell, 'People');
    expect(document.title).toBe('People · Evergift');
  });

  test('is a person’s name without what comes after it, once it is known and when it changes', async () => {
    const { pass } = await open({ at: '/people/ada' });
    expect(document.title).toBe('Person · Evergift');
    act(() => arrive('Ada'));
    await pass();
    expect(document.title).toBe('Ada · Evergift');
    act(() => arrive('Countess'));
    await pass();
    expect(document.title).toBe('Countess · Evergift');
  });

  test('is what the page says it is, as long as it is there', async () => {
    const shell = await open({ at: '/events' });
    expect(document.title).toBe('Everything to come · Evergift');
    await follow(shell, 'People');
    expect(document.title).toBe('People · Evergift');
  });
});

describe('the focus after a route change', () => {
  test('stays where it is when the first page opens', async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  test('moves to the h1 of the page', async () => {
    const shell = await open();
    await follow(shell, 'People');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'People' }));
    await back(shell);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'Dashboard' }),
    );
  });

  test('waits for an h1 that comes with the data', async () => {
    const shell = await open();
    act(() => {
      history.pushState({}, '', '/people/ada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await shell.pass(50);
    expect(screen.getByText('Loading Person...')).toBeDefined();
    act(() => arrive('Ada'));
    await shell.pass();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('is not taken from whoever went on meanwhile; the title is announced instead', async () => {
    const shell = await open();
    act(() => {
      history.pushState({}, '', '/people/ada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await shell.pass(50);
    act(() => link('Events').focus());
    act(() => arrive('Ada'));
    await shell.pass();
    expect(document.activeElement).toBe(link('Events'));
    const announced = [...document.querySelectorAll('[aria-live="polite"]')];
    expect(announced.map(({ textContent }) => textContent)).toContain('Ada');
  });

  test('stays in a field that takes it as the page comes', async () => {
    const shell = await open();
    // The second time its code is there at once.
    for (let visit = 0; visit < 2; visit += 1) {
      await follow(shell, 'People');
      act(() => {
        history.pushState({}, '', '/people/find/one');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await shell.pass(50);
      expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    }
  });

  test('waits for a dialog to close', async () => {
    const shell = await open();
    act(() => shell.host.openModal('gift.add', {}));
    await shell.pass();
    act(() => {
      history.pushState({}, '', '/events');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await shell.pass(50);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    act(() => shell.modals.close());
    await shell.pass(50);
    expect(document.activeElement?.textContent).toBe('Events');
  });

  test('stays in a field while only the filters in the address change', async () => {
    const shell = await open({ at: '/events' });
    act(() => screen.getByLabelText('Search', { selector: 'input' }).focus());
    act(() => {
      history.replaceState({}, '', '/events?search=party');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await shell.pass(50);
    expect(document.activeElement).toBe(screen.getByLabelText('Search', { selector: 'input' }));
  });
});

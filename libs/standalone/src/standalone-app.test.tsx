import { write } from '@evergift/contract/testing';
import { defineRemote } from '@evergift/contract/define-remote';
import { useHost } from '@evergift/contract';
import type { RemoteRoute } from '@evergift/contract';
import { useAuth } from '@evergift/data/react';
import { createTestData } from '@evergift/data/testing';
import type { TestDataOptions } from '@evergift/data/testing';
import { MemoryRouter, useLocation } from '@evergift/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { partsOf } from './remote-parts.ts';
import { StandaloneApp } from './standalone-app.tsx';
import { createStandaloneHost } from './standalone-host.ts';

function GardenPage() {
  const { notify, openModal } = useHost();
  return (
    <>
      <h1>Garden of {useAuth().user?.email}</h1>
      <button onClick={() => notify({ message: 'Watered.' })}>Water</button>
      <button onClick={() => openModal('person.edit', { personId: 'rose' })}>Edit</button>
      <button onClick={() => openModal('gift.add', {})}>Give</button>
    </>
  );
}

const PersonModal = ({ personId, onClose }: { personId: string; onClose: () => void }) => (
  <section aria-label="Person">
    {personId} <button onClick={onClose}>Done</button>
  </section>
);

function AuthPage() {
  const state = useLocation().state as { returnTo?: string } | null;
  return <h1>Sign-in of its own, then {state?.returnTo}</h1>;
}

const garden: RemoteRoute = { path: '/garden', title: '', load: () => Promise.resolve(GardenPage) };
const bed: RemoteRoute = {
  path: '/garden/:bedId',
  title: '',
  load: () => Promise.resolve(GardenPage),
};
const auth: RemoteRoute = { path: '/auth', title: '', load: () => Promise.resolve(AuthPage) };

async function open(
  { at = '/', routes = [garden, bed] }: { at?: string; routes?: RemoteRoute[] },
  options?: TestDataOptions,
) {
  const modals = { 'person.edit': () => Promise.resolve(PersonModal) };
  const remote = defineRemote({
    name: 'garden',
    version: '1.0.0',
    label: 'Garden',
    routes,
    modals,
  });
  const { data } = await createTestData(options);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <StandaloneApp
          remote={remote}
          parts={partsOf(remote)}
          host={createStandaloneHost(remote, data)}
          data={data}
        />
      </MemoryRouter>,
    );
  });
  return { data, user: userEvent.setup() };
}

describe('a remote that runs alone', () => {
  test('opens its first page, and links to those that need no id', async () => {
    await open({});
    expect(await screen.findByText('Garden of ada@example.com')).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/garden');
    expect(links).not.toContain('/garden/:bedId');
  });

  test('has a sign-in of its own, where one can also sign up, and sign out again', async () => {
    const { user } = await open({ at: '/garden' }, { user: null });
    await write(user, screen.getByLabelText('Email'), 'grace@example.com');
    await write(user, screen.getByLabelText('Password'), 'a password');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The email or the password is not right.',
    );
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Garden of grace@example.com')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Sign in to this app')).toBeDefined();
  });

  test('that owns /auth signs in there, and knows where to return', async () => {
    await open({ at: '/garden?bed=1', routes: [auth, garden] }, { user: null });
    expect(await screen.findByText('Sign-in of its own, then /garden?bed=1')).toBeDefined();
  });

  test('shows its toasts and its own modals; of another app’s modal it says where it lives', async () => {
    const { user } = await open({});
    await user.click(await screen.findByRole('button', { name: 'Water' }));
    expect(screen.getByText('Watered.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await screen.findByLabelText('Person')).textContent).toContain('rose');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByLabelText('Person')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Give' }));
    expect(screen.getByRole('dialog').textContent).toContain('gift.add lives in another app');
  });

  test('says so for a page of another app', async () => {
    await open({ at: '/dashboard' });
    expect(screen.getByText('/dashboard lives in another app')).toBeDefined();
  });

  test('U3 wears the theme of the settings', async () => {
    const { data } = await open({});
    await act(() => data.commands.setTheme('dark').applied);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

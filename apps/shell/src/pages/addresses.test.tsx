import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showLandingPage } from '../browser/leave-page.ts';
import { openShell } from '../testing/open-shell.tsx';

const signedOut = { user: null, before: () => undefined };

describe('an address with a line break or a broken escape', () => {
  test.each([
    ['/people/p1%0A', '/people/:personId'],
    ['/people/%E2%80%A8', '/people/:personId'],
    ['/people/%', '/people/:personId'],
    ['/events/%0Ax', '/events/:eventId'],
  ])('R5 %s shows its app’s page, which says that there is nothing', async (at, page) => {
    await openShell({ at });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Page ${page}`);
    expect(location.pathname).toBe(at);
  });

  test.each(['/people/p1%0A', '/people/%E2%80%A8', '/people/%', '/events/%0Ax'])(
    'R4 %s leads to the sign-in when nobody is signed in',
    async (at) => {
      await openShell({ at, ...signedOut });
      expect(location.pathname).toBe('/auth');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page /auth');
    },
  );

  test.each([
    ['/auth/%0A', {}],
    ['/auth/%0A', signedOut],
    ['/dashboard/%0A', {}],
    ['/dashboard/%0A', signedOut],
    ['/about/%0A', {}],
    ['/nowhere%0A', signedOut],
  ])('R1 %s shows the landing page (%#)', async (at, options) => {
    await openShell({ at, ...options });
    expect(showLandingPage).toHaveBeenCalled();
    expect(screen.getByText('Loading...')).toBeDefined();
  });
});

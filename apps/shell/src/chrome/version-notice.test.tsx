import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { NewVersionContext, VersionNotice } from './version-notice.tsx';
import { reloadPage } from '../browser/leave-page.ts';

test('a new version is offered quietly, and taken by a reload', async () => {
  const newVersion$ = new BehaviorSubject(false);
  render(
    <NewVersionContext value={newVersion$}>
      <VersionNotice />
    </NewVersionContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => newVersion$.next(true));
  expect(screen.getByRole('status').textContent).toContain('A new version is ready');
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

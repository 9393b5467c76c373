import { spawn } from 'node:child_process';
import { beforeEach, expect, test, vi } from 'vitest';
import { developTogether } from './develop-together.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { startDevelopmentServer } from './development-server.ts';

vi.mock('node:child_process', () => ({ spawn: vi.fn() }));
vi.mock('./development-backend.ts');
vi.mock('./development-server.ts');

const close = vi.fn(() => Promise.resolve());
beforeEach(() => {
  const backend = { mails: '', close, handle: () => false, configuration: { emulator: {} } };
  vi.mocked(openDevelopmentBackend).mockResolvedValue(backend as never);
});

test('when the shell’s port is taken nothing is left running', async () => {
  vi.mocked(startDevelopmentServer).mockRejectedValue(new Error('Port 4200 is already in use'));
  await expect(developTogether(undefined)).rejects.toThrow('Port 4200 is already in use');
  expect(spawn).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

import { spawn } from 'node:child_process';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBackend } from '../backend.ts';
import { developTogether } from './develop-together.ts';
import { startDevelopmentServer } from './development-server.ts';

vi.mock('node:child_process', () => ({ spawn: vi.fn() }));
vi.mock('../backend.ts');
vi.mock('./development-server.ts');

const close = vi.fn(() => Promise.resolve());
beforeEach(() => {
  const backend = {
    mailPageUrl: () => undefined,
    close,
    handle: () => false,
    configuration: { emulator: {} },
  };
  vi.mocked(openBackend).mockResolvedValue(backend as never);
});

test('when the shell’s port is taken nothing is left running', async () => {
  vi.mocked(startDevelopmentServer).mockRejectedValue(new Error('Port 4200 is already in use'));
  await expect(developTogether(undefined)).rejects.toThrow('Port 4200 is already in use');
  expect(spawn).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

import { createTestData, MemoryDevice } from '@evergift/data/testing';
import { openShell } from './open-shell.tsx';
import type { OpenShellOptions } from './open-shell.tsx';

/** Opens the shell on a new device, prepared before anything is asked of it. */
export async function openOnDevice(
  prepare: (device: MemoryDevice) => void,
  options: OpenShellOptions = {},
) {
  const earlier = await createTestData({ user: null });
  const device = new MemoryDevice(earlier.backend, earlier.uid);
  prepare(device);
  const { keyValues } = earlier;
  const shell = await openShell({
    before: () => undefined,
    world: earlier,
    device: { device: () => device, keyValues },
    ...options,
  });
  return { ...shell, memory: device };
}

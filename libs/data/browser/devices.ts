import type { BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, test as always } from 'vitest';
import { program, World } from './world.ts';

/** Skipped where there is no browser. */
export const test = always.skipIf(!program);

/** The browser and the backend of a test file: started before its tests, ended after them. */
export let world: World;
const devices: BrowserContext[] = [];

beforeAll(async () => {
  if (program) world = await World.start();
}, 60_000);
afterAll(() => world?.stop());
afterEach(async () => {
  for (const device of devices.splice(0)) await device.close();
});

/** A device with storage of its own, for one test. */
export async function newDevice(): Promise<BrowserContext> {
  const device = await world.device();
  devices.push(device);
  return device;
}
